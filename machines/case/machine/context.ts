import type { CaseResult } from '../../../src/api/entities'
import { draftKeyOf } from '../../storageKeys'
import { inPage } from '../../upload/saved'
import { emptyAnswers } from '../answers/fieldTypes'
import { optionsOf } from '../answers/options'
import { filesOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import type { Answers } from '../definition/field'
import { readDraft, type SavedCase, WITHOUT_CARD } from '../draft/saved'
import { isUncertain } from '../draft/submission'
import type { CaseContext, CaseInput } from './case.types'
import { readResult } from './changes/result'
import { afterPayment, paidBefore } from './payment/paidAmount'
import { PAYING_SLUG, paysChosenItem } from './payment/paidCase'
import { planOf } from './plan'
import type { CaseStep } from './step.types'

const END_STEPS = ['submitting', 'submitted'] as const

/** Returns the draft's step; the first one if the step no longer exists or the stored result cannot be read. */
const stepIn = (definition: CaseDefinition, savedStep: string | undefined, result: CaseResult | null): CaseStep => {
  const { steps } = planOf(definition)
  const step = [...steps, ...END_STEPS].find((each) => each === savedStep)
  return step === undefined || (step === 'submitted' && result === null) ? (steps[0] ?? 'filling') : step
}

/** Returns the payment step for a link that pays a due amount; otherwise `undefined`, for the first step. */
const linkedStep = (definition: CaseDefinition, { step }: CaseInput): CaseStep | undefined =>
  step === PAYING_SLUG && paysChosenItem(definition) ? 'paying' : undefined

/** Continues the uploads of files that are still in memory. */
const withResumedUploads = (answers: Answers, ids: readonly string[]): Answers =>
  ids.length === 0
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => {
          const files = filesOf(answer)
          return [name, files.length === 0 ? answer : files.map((file) => inPage(file, ids))]
        }),
      )

/** Returns the answers of a case without a draft. After a failed payment they contain the item that was to be paid. */
const newAnswers = (definition: CaseDefinition, { failedFor }: CaseInput): Answers => {
  const answers = emptyAnswers(definition.form)
  const item = definition.payment?.amount
  return failedFor !== undefined && item != null && paysChosenItem(definition)
    ? { ...answers, [item]: failedFor }
    : answers
}

/**
 * Returns the draft id for idempotency keys. For a paid case it is the id that belongs to the payment, so that two tabs
 * cannot submit the case twice. If a submission may already have arrived, it stays the stored draft's id.
 */
const draftIdOf = (saved: SavedCase | null, { draftId, paid }: CaseInput): string =>
  saved === null || (paid?.type === 'paid' && !isUncertain(saved)) ? draftId : saved.draftId

/** Builds the initial context from the draft, if there is one. */
export const contextOf = (definition: CaseDefinition, input: CaseInput): CaseContext => {
  const { contractNumber, isContractor = true, header = null, subject = '', address, today } = input
  const draft = readDraft(definition.form, input.saved)
  const stored = draft.type === 'read' ? draft.saved : null
  const isSubmitted = stored?.step === 'submitted'
  const saved =
    stored !== null && !isSubmitted && input.isUntaken ? { ...stored, ...WITHOUT_CARD, step: 'paying' } : stored
  const result = readResult(definition, saved?.result)
  // The customer checks answers that were typed for another payment before they are sent.
  const isStartedElsewhere =
    input.isStartedElsewhere === true && saved !== null && !isUncertain(saved) && result === null
  const step = isStartedElsewhere
    ? planOf(definition).first
    : stepIn(definition, saved?.step ?? linkedStep(definition, input), result)
  const answers = withResumedUploads(saved?.answers ?? newAnswers(definition, input), input.filesInPage ?? [])
  return {
    contractNumber,
    isContractor,
    header: isContractor ? header : null,
    subject,
    address,
    today,
    draftId: draftIdOf(saved, input),
    draftKey: draftKeyOf(contractNumber, definition.id, subject),
    attempt: saved?.attempt ?? 1,
    isSent: saved?.isSent ?? false,
    isRetried: false,
    asked: saved?.asked ?? null,
    previewed: null,
    sentDetails: saved?.sentDetails ?? [],
    sent: saved?.sent ?? [],
    failure: saved?.failure ?? null,
    isCodeAsked: saved?.isCodeAsked ?? false,
    step,
    begunAt: saved === null ? step : stepIn(definition, saved.begunAt, result),
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
    code: saved?.code ?? null,
    isConfirmed: saved?.isConfirmed ?? false,
    ...afterPayment(definition, { answers, paid: paidBefore(definition, saved, input.paid ?? null) }),
    presets: saved === null ? {} : saved.presets,
    paidKnown: null,
    failedCard: input.failedCard ?? null,
    isUntaken: isSubmitted && input.isUntaken === true,
    stopped: null,
    isTransferring: saved?.isTransferring ?? false,
    isPutOff: saved?.isPutOff ?? false,
    result,
    submittedAnswers: null,
    submittedAt: saved?.submittedAt ?? null,
    answer: null,
    downloads: {},
    lastProgress: null,
    isKept: saved !== null,
    dirty: saved?.dirty === true && result === null,
  }
}
