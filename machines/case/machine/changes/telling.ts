import { enqueueActions, sendParent } from 'xstate'
import type { SuggestionsEvent } from '../../../address/suggestions.types'
import { TRANSFER_SLUG } from '../../../payment/transferSlug'
import { isUncertain } from '../../draft/submission'
import type { CaseContext, CaseEvent, CaseProgressed } from '../case.types'
import { paidCaseOf } from '../payment/paidCase'
import type { SlugOf } from '../slugs'
import { isOfAddress } from './suggesting'

/** What has become of a submission that is not awaited just now. */
export const submissionOf = (context: CaseContext): CaseProgressed['submission'] => {
  const { paid } = context
  if (isUncertain(context)) return 'uncertain'
  if (paid?.type !== 'paid') return 'none'
  return paid.isProcessing ? 'processing' : 'paid'
}

/** What the case tells its contract. */
const progressOf = (
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

type Submission = CaseProgressed['submission']

const isSame = (told: CaseProgressed | null, now: CaseProgressed): boolean =>
  told !== null && told.step === now.step && told.dirty === now.dirty && told.submission === now.submission

/**
 * Tells the contract where the case stands, where that is another thing than it was told last: while one types, nobody but
 * the case moves.
 */
export const telling = <Params = undefined>(
  slugOf: SlugOf,
  submissionOf: (context: CaseContext, params: Params) => Submission,
) =>
  enqueueActions<CaseContext, CaseEvent, Params, CaseEvent, never, never, never, never, never>(
    ({ context, event, enqueue }, params) => {
      const { told } = context
      // An answer changes neither the step nor what was submitted, and the contract knows already that some were given.
      if (event.type === 'answer.changed' && told?.dirty === true && told.submission === 'none') return
      const progress = progressOf(slugOf, context, submissionOf(context, params))
      if (isSame(told, progress)) return
      enqueue.assign({ told: progress })
      enqueue(sendParent(progress))
    },
  )

/** Tells what helps with an address what is done with it; what is typed elsewhere in the form moves nobody there. */
export const tellingSuggestions = enqueueActions<
  CaseContext,
  CaseEvent,
  SuggestionsEvent,
  CaseEvent,
  never,
  never,
  never,
  never,
  never
>(({ enqueue }, event) => {
  if (event.type !== 'answer.changed' || isOfAddress(event.field)) enqueue.sendTo('suggestions', event)
})
