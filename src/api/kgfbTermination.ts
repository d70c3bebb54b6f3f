import * as v from 'valibot'
import { terminationFields } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { terminationResult } from './entities'
import { anniversaryPreviewEndpoint, terminationPreviewEndpoint } from './vehicle'

/** Effects of a termination because the vehicle has another user. */
export const previewUserChange = terminationPreviewEndpoint('kgfb', 'previewUserChange', 'user-change')
/** Effects of a termination because the vehicle is sold. */
export const previewCarSell = terminationPreviewEndpoint('kgfb', 'previewCarSell', 'car-sell')
/** Effects of a termination because the vehicle is withdrawn from traffic for good. */
export const previewFinalWithdraw = terminationPreviewEndpoint('kgfb', 'previewFinalWithdraw', 'final-withdraw')
/** Effects of a termination at the anniversary. */
export const previewAnniversary = anniversaryPreviewEndpoint('kgfb')

/** Terminates the contract. */
export const terminate = endpoint({
  id: 'kgfb.terminate',
  method: 'POST',
  path: 'kgfb/termination',
  body: v.object({
    ...terminationFields,
    terminationReason: v.picklist(['user-change', 'car-sell', 'final-withdraw', 'anniversary']),
  }),
  response: terminationResult,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The whole body; the reasons have the names of the previews; the terminationReason of the answer is a text to show.',
})
