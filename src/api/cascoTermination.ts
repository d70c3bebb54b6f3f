import * as v from 'valibot'
import { termination } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import { terminationResult } from './entities'
import { anniversaryPreviewOf, terminationPreviewOf } from './vehicle'

/** Effects of a termination because the vehicle is sold. */
export const previewCarSell = terminationPreviewOf('casco', 'previewCarSell', 'car-sell')
/** Effects of a termination because the vehicle is withdrawn from traffic for good. */
export const previewFinalWithdraw = terminationPreviewOf('casco', 'previewFinalWithdraw', 'final-withdraw')
/** Effects of a termination at the anniversary. */
export const previewAnniversary = anniversaryPreviewOf('casco')

const reason = v.picklist(['car-sell', 'final-withdraw', 'anniversary'])

/** Terminates the contract for the reason in the path. The body may repeat the reason. */
export const terminate = endpoint({
  id: 'casco.terminate',
  method: 'POST',
  path: 'casco/termination/{reason}',
  params: v.object({ reason }),
  body: v.object({ ...termination, reason: v.optional(reason) }),
  response: terminationResult,
  failures: modificationFailed,
  source: 'spec',
  assumes:
    'The whole body; the reasons have the names of the previews; the terminationReason of the answer is a text to show.',
})
