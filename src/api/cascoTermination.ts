import * as v from 'valibot'
import { termination } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import { terminationResult } from './entities'
import { anniversaryPreviewOf, terminationPreviewOf } from './vehicle'

/** What a termination would mean: the vehicle is sold. */
export const previewCarSell = terminationPreviewOf('casco', 'previewCarSell', 'car-sell')
/** What a termination would mean: the vehicle leaves traffic for good. */
export const previewFinalWithdraw = terminationPreviewOf('casco', 'previewFinalWithdraw', 'final-withdraw')
/** What a termination would mean: at the anniversary. */
export const previewAnniversary = anniversaryPreviewOf('casco')

const reason = v.picklist(['car-sell', 'final-withdraw', 'anniversary'])

/** Terminates the contract for a reason, which the body may say once more. */
export const terminate = endpoint({
  id: 'casco.terminate',
  method: 'POST',
  path: 'casco/termination/{reason}',
  params: v.object({ reason }),
  body: v.object({ ...termination, reason: v.optional(reason) }),
  response: terminationResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The whole body; the reasons are named as the previews; the terminationReason of the answer is for reading.',
})
