import * as v from 'valibot'
import { termination } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import { terminationResult } from './entities'
import { anniversaryPreviewOf, terminationPreviewOf } from './vehicle'

/** Effects of a termination because the vehicle has another user. */
export const previewUserChange = terminationPreviewOf('kgfb', 'previewUserChange', 'user-change')
/** Effects of a termination because the vehicle is sold. */
export const previewCarSell = terminationPreviewOf('kgfb', 'previewCarSell', 'car-sell')
/** Effects of a termination because the vehicle is withdrawn from traffic for good. */
export const previewFinalWithdraw = terminationPreviewOf('kgfb', 'previewFinalWithdraw', 'final-withdraw')
/** Effects of a termination at the anniversary. */
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
  assumes:
    'The whole body; the reasons have the names of the previews; the terminationReason of the answer is a text to show.',
})
