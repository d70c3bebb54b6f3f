import { enqueueActions, sendParent } from 'xstate'
import type { SuggestionsEvent } from '../../../address/suggestions.types'
import { TRANSFER_SLUG } from '../../../payment/transferSlug'
import { isArrivalUncertain } from '../../draft/submission'
import type { CaseContext, CaseEvent, CaseProgressed } from '../case.types'
import { paidCaseOf } from '../payment/paidCase'
import type { SlugOf } from '../slugs'
import { isAddressField } from './suggesting'

/** Returns the submission's state while the submitting call is not running. */
export const submissionStateOf = (context: CaseContext): CaseProgressed['submission'] => {
  const { paid, isTransferring } = context
  if (isArrivalUncertain(context)) return 'uncertain'
  if (paid?.type === 'transfer' || isTransferring) return 'transferShown'
  if (paid?.type !== 'paid') return 'none'
  return paid.isProcessing ? 'processing' : 'paid'
}

/** Builds the event for the contract's machine. */
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

type SubmissionState = CaseProgressed['submission']

const isSameProgress = (lastProgress: CaseProgressed | null, progress: CaseProgressed): boolean =>
  lastProgress !== null &&
  lastProgress.step === progress.step &&
  lastProgress.dirty === progress.dirty &&
  lastProgress.submission === progress.submission

/**
 * Reports the case's progress to the contract's machine, but only if the progress has changed. So the contract does not
 * update while the customer types.
 */
export const reportProgress = <Params = undefined>(
  slugOf: SlugOf,
  getSubmission: (context: CaseContext, params: Params) => SubmissionState,
  isSkipped: (context: CaseContext) => boolean = () => false,
) =>
  enqueueActions<CaseContext, CaseEvent, Params, CaseEvent, never, never, never, never, never>(
    ({ context, event, enqueue }, params) => {
      const { lastProgress } = context
      if (isSkipped(context)) return
      // Typing cannot change the progress if the contract already knows that there are unsaved answers.
      if (event.type === 'answer.changed' && lastProgress?.dirty === true && lastProgress.submission === 'none') return
      const progress = progressOf(slugOf, context, getSubmission(context, params))
      if (isSameProgress(lastProgress, progress)) return
      enqueue.assign({ lastProgress: progress })
      enqueue(sendParent(progress))
    },
  )

/** Forwards events to the actor of the address suggestions, except answers to fields outside the address. */
export const forwardToSuggestions = enqueueActions<
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
  if (event.type !== 'answer.changed' || isAddressField(event.field)) enqueue.sendTo('suggestions', event)
})
