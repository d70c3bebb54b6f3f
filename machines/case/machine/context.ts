import type { CaseResult } from '../../../src/api/entities'
import { paysAskedItem } from '../../payment/paymentQueries'
import { draftKeyOfSubject } from '../../storageKeys'
import { markSendingIfInPage } from '../../upload/saved'
import { emptyAnswers } from '../answers/fieldTypes'
import { optionsOf } from '../answers/options'
import { filesOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import type { Answers } from '../definition/field'
import { readDraft, type SavedCase, WITHOUT_CARD_PAYMENT } from '../draft/saved'
import { isArrivalUncertain } from '../draft/submission'
import type { CaseContext, CaseInput } from './case.types'
import { readResult } from './changes/result'
import { afterPayment, paymentInputOf, paymentOnOpening } from './payment/paidAmount'
import { PAYING_SLUG, paysChosenItem } from './payment/paidCase'
import { planOf } from './plan'
import type { CaseStep } from './step.types'

const END_STEPS = ['submitting', 'submitted'] as const

/** Returns the draft's step; the first one if the step no longer exists or the stored result cannot be read. */
const stepOfDraft = (
  definition: CaseDefinition,
  savedStep: string | undefined,
  result: CaseResult | null,
): CaseStep => {
  const { steps } = planOf(definition)
  const step = [...steps, ...END_STEPS].find((each) => each === savedStep)
  return step === undefined || (step === 'submitted' && result === null) ? (steps[0] ?? 'filling') : step
}

/**
 * Returns the payment step if the link opens this step and the customer can choose the item to pay there. Otherwise
 * `undefined`: the case opens at its first step.
 */
const linkedStep = (definition: CaseDefinition, { step }: CaseInput): CaseStep | undefined =>
  step === PAYING_SLUG && paysChosenItem(definition) ? 'paying' : undefined

/** Marks the files that are still in memory as being uploaded. */
const withResumedUploads = (answers: Answers, inMemoryIds: readonly string[]): Answers =>
  inMemoryIds.length === 0
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => {
          const files = filesOf(answer)
          return [name, files.length === 0 ? answer : files.map((file) => markSendingIfInPage(file, inMemoryIds))]
        }),
      )

/**
 * Returns the answers with `item` as the item to pay. They are unchanged in a case where the customer does not
 * choose the item.
 */
const withChosenItem = (definition: CaseDefinition, answers: Answers, item: string): Answers => {
  const itemField = definition.payment?.amount
  return itemField != null && paysChosenItem(definition) ? { ...answers, [itemField]: item } : answers
}

/**
 * Returns the answers of a case without a draft. After a failed payment, the answers contain the item that the customer
 * tried to pay.
 */
const newAnswers = (definition: CaseDefinition, { failedPayment }: CaseInput): Answers =>
  withChosenItem(definition, emptyAnswers(definition.form), failedPayment?.paidFor ?? '')

/** Tells if a draft that is neither sent nor paid is for a different item than the failed payment. */
const paysOtherItem = (definition: CaseDefinition, draft: SavedCase, { failedPayment, paid }: CaseInput): boolean =>
  failedPayment !== undefined &&
  draft.step !== 'submitted' &&
  !isArrivalUncertain(draft) &&
  [draft.paid, paid].every((payment) => payment?.type !== 'paid') &&
  !paysAskedItem(failedPayment, {
    ...paymentInputOf(definition, draft.answers),
    udcContractId: failedPayment.udcContractId,
  })

/**
 * Returns the draft id for idempotency keys. A paid case gets the id that is stored with the payment, so that two tabs
 * cannot submit the case twice. If the insurer may have received the draft, the draft's own id is used.
 */
const initialDraftIdOf = (draft: SavedCase | null, { draftId, paid }: CaseInput): string =>
  draft === null || (paid?.type === 'paid' && !isArrivalUncertain(draft)) ? draftId : draft.draftId

/** Builds the initial context from the draft, if there is one. */
export const contextOf = (definition: CaseDefinition, input: CaseInput): CaseContext => {
  const { contractNumber, isContractor = true, header = null, subject = '', address, today } = input
  const draft = readDraft(definition.form, input.saved)
  const readableDraft = draft.type === 'read' ? draft.saved : null
  const isSubmitted = readableDraft?.step === 'submitted'
  const unpaidDraft =
    readableDraft !== null && !isSubmitted && input.isUntaken
      ? { ...readableDraft, ...WITHOUT_CARD_PAYMENT, step: 'paying' }
      : readableDraft
  // After a failed payment for another item, the draft opens at the form. The form shows the failure, and the customer
  // chooses what to pay.
  const restoredDraft =
    unpaidDraft !== null && paysOtherItem(definition, unpaidDraft, input)
      ? {
          ...unpaidDraft,
          answers: withChosenItem(definition, unpaidDraft.answers, ''),
          step: planOf(definition).first,
        }
      : unpaidDraft
  const result = readResult(definition, restoredDraft?.result)
  // If the payment was started from another draft, the case opens at its first step. So the customer checks this
  // draft's answers before sending them.
  const isStartedElsewhere =
    input.isStartedElsewhere === true && restoredDraft !== null && !isArrivalUncertain(restoredDraft) && result === null
  const step = isStartedElsewhere
    ? planOf(definition).first
    : stepOfDraft(definition, restoredDraft?.step ?? linkedStep(definition, input), result)
  const answers = withResumedUploads(restoredDraft?.answers ?? newAnswers(definition, input), input.filesInPage ?? [])
  return {
    contractNumber,
    isContractor,
    header: isContractor ? header : null,
    subject,
    address,
    today,
    draftId: initialDraftIdOf(restoredDraft, input),
    draftKey: draftKeyOfSubject(contractNumber, definition.id, subject),
    attempt: restoredDraft?.attempt ?? 1,
    isSent: restoredDraft?.isSent ?? false,
    isRetried: false,
    asked: restoredDraft?.asked ?? null,
    previewed: null,
    sentDetails: restoredDraft?.sentDetails ?? [],
    sent: restoredDraft?.sent ?? [],
    failure: restoredDraft?.failure ?? null,
    isCodeAsked: restoredDraft?.isCodeAsked ?? false,
    step,
    begunAt: restoredDraft === null ? step : stepOfDraft(definition, restoredDraft.begunAt, result),
    problems: {},
    warnings: {},
    refusals: 0,
    summaryFields: [],
    warnedFields: [],
    technicalError: null,
    notice: draft.type === 'unreadable' ? 'draftUnreadable' : isStartedElsewhere ? 'startedElsewhere' : null,
    loaded: null,
    options: optionsOf(definition, null, {}),
    failedLists: [],
    code: restoredDraft?.code ?? null,
    isConfirmed: restoredDraft?.isConfirmed ?? false,
    ...afterPayment(definition, { answers, paid: paymentOnOpening(definition, restoredDraft, input.paid ?? null) }),
    presets: restoredDraft === null ? {} : restoredDraft.presets,
    paidKnown: null,
    failedCard: input.failedCard ?? null,
    isUntaken: isSubmitted && input.isUntaken === true,
    stopped: null,
    isTransferring: restoredDraft?.isTransferring ?? false,
    isPutOff: restoredDraft?.isPutOff ?? false,
    result,
    submittedAnswers: null,
    submittedAt: restoredDraft?.submittedAt ?? null,
    answer: null,
    downloads: {},
    lastProgress: null,
    isKept: restoredDraft !== null,
    dirty: restoredDraft?.dirty === true && result === null,
  }
}
