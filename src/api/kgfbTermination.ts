import * as v from 'valibot'
import { termination } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import { terminationResult } from './entities'
import { anniversaryPreviewOf, terminationPreviewOf } from './vehicle'

/** What a termination would mean: another holder. */
export const previewUserChange = terminationPreviewOf('kgfb', 'previewUserChange', 'user-change')
/** What a termination would mean: the vehicle is sold. */
export const previewCarSell = terminationPreviewOf('kgfb', 'previewCarSell', 'car-sell')
/** What a termination would mean: the vehicle leaves traffic for good. */
export const previewFinalWithdraw = terminationPreviewOf('kgfb', 'previewFinalWithdraw', 'final-withdraw')
/** What a termination would mean: at the anniversary. */
export const previewAnniversary = anniversaryPreviewOf('kgfb')

/** Terminates the contract. */
export const terminate = endpoint({
  id: 'kgfb.terminate',
  method: 'POST',
  path: 'kgfb/termination',
  body: v.object({
    ...termination,
    terminationReason: v.picklist(['user-change', 'car-sell', 'final-withdraw', 'anniversary']),
  }),
  response: terminationResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The whole body; the reasons are named as the previews; the terminationReason of the answer is for reading.',
})
