import { TRANSFER_SLUG } from '../../../payment/transferSlug'
import { isUncertain } from '../../draft/submission'
import type { CaseContext, CaseProgressed } from '../case.types'
import { paidCaseOf } from '../payment/paidCase'
import type { SlugOf } from '../slugs'

/** What has become of a submission that is not awaited just now. */
export const submissionOf = (context: CaseContext): CaseProgressed['submission'] => {
  const { paid } = context
  if (isUncertain(context)) return 'uncertain'
  if (paid?.type !== 'paid') return 'none'
  return paid.isProcessing ? 'processing' : 'paid'
}

/** What the case tells its contract. */
export const progressOf = (
  slugOf: SlugOf,
  { step, isTransferring, dirty, paid, contractNumber, address, draftId }: CaseContext,
  submission: CaseProgressed['submission'],
): CaseProgressed => ({
  type: 'case.progressed',
  step: step === 'paying' && isTransferring ? TRANSFER_SLUG : slugOf(step),
  dirty,
  submission,
  ...((submission === 'paid' || submission === 'processing') &&
    paid?.type === 'paid' && { unsent: { of: paidCaseOf({ contractNumber, address }), end: paid, draftId } }),
})
