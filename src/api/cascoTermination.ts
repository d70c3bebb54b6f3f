import * as v from 'valibot'
import { terminationFields } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { terminationResult } from './entities'
import { anniversaryPreviewEndpoint, terminationPreviewEndpoint } from './vehicle'

/** Effects of a termination because the vehicle is sold. */
export const previewCarSell = terminationPreviewEndpoint('casco', 'previewCarSell', 'car-sell')
/** Effects of a termination because the vehicle is withdrawn from traffic for good. */
export const previewFinalWithdraw = terminationPreviewEndpoint('casco', 'previewFinalWithdraw', 'final-withdraw')
/** Effects of a termination at the anniversary. */
export const previewAnniversary = anniversaryPreviewEndpoint('casco')

const reason = v.picklist(['car-sell', 'final-withdraw', 'anniversary'])

/** Terminates the contract for the reason in the path. The body may repeat the reason. */
export const terminate = endpoint({
  id: 'casco.terminate',
  method: 'POST',
  path: 'casco/termination/{reason}',
  params: v.object({ reason }),
  body: v.object({ ...terminationFields, reason: v.optional(reason) }),
  response: terminationResult,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The whole body; the reasons have the names of the previews; the terminationReason of the answer is a text to show.',
})
