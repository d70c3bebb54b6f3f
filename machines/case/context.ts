import * as v from 'valibot'
import type { Outcome } from '../../src/api/endpoint'
import { type CaseResult, caseResult } from '../../src/api/entities'
import { draftKeyOf } from '../storageKeys'
import type { FileItem } from '../upload/file'
import { publicPart } from '../writeKey'
import { filesOf } from './answer'
import { emptyAnswers } from './answers'
import { askedFields, isAsked, pageOf } from './asked'
import type { CaseContext, CaseInput, CaseProgressed } from './case.types'
import { type CaseDefinition, resultOf } from './definition'
import type { Refusal } from './fetchLoads'
import type { Answers, FieldContext } from './field'
import type { LoadedCase } from './loadCase.actor'
import { optionsOf } from './options'
import { afterPayment, paidBefore } from './paidAmount'
import { planOf } from './plan'
import { type Problems, problemOf } from './problems'
import { withLoadedRows } from './rows/loaded'
import { refusedField, refusedPath } from './rows/refused'
import { isSameAnswer } from './sameAnswer'
import { readDraft } from './saved'
import type { SlugOf } from './slugs'
import type { CaseStep } from './step.types'
import { isUncertain, sentWithout } from './submission'

/** An answer of the insurer to the last call of a case, if it is one. */
const readResult = (definition: CaseDefinition, answer: unknown): CaseResult | null =>
  v.is(resultOf(definition).response, answer) && v.is(caseResult, answer) ? answer : null

const ENDS = ['submitting', 'submitted'] as const

/** The step that a draft stands at: the first one, where the case has no such step any more, or the insurer's answer is gone. */
const stepIn = (definition: CaseDefinition, saved: string | undefined, result: CaseResult | null): CaseStep => {
  const { steps } = planOf(definition)
  const step = [...steps, ...ENDS].find((each) => each === saved)
  return step === undefined || (step === 'submitted' && result === null) ? (steps[0] ?? 'filling') : step
}

/** What a case starts with: its draft, or nothing. */
export const contextOf = (definition: CaseDefinition, input: CaseInput): CaseContext => {
  const { contractNumber, subject = '', address, today } = input
  const draft = readDraft(definition.form, input.saved)
  const saved = draft.type === 'read' ? draft.saved : null
  const result = readResult(definition, saved?.result)
  const answers = saved?.answers ?? emptyAnswers(definition.form)
  return {
    contractNumber,
    subject,
    address,
    today,
    draftId: saved?.draftId ?? input.draftId,
    attempt: saved?.attempt ?? 1,
    isSent: saved?.isSent ?? false,
    asked: saved?.asked ?? null,
    sentDetails: saved?.sentDetails ?? [],
    sent: saved?.sent ?? [],
    failure: saved?.failure ?? null,
    isCodeAsked: saved?.isCodeAsked ?? false,
    step: stepIn(definition, saved?.step, result),
    problems: {},
    warnings: {},
    refusals: 0,
    summaryFields: [],
    warnedFields: [],
    fault: null,
    notice: draft.type === 'unreadable' ? 'draftUnreadable' : null,
    loaded: null,
    options: optionsOf(definition, null, {}),
    failedLists: [],
    code: saved?.code ?? null,
    isConfirmed: saved?.isConfirmed ?? false,
    ...afterPayment(definition, { answers, paid: paidBefore(definition, saved, input.paid ?? null) }),
    isPutOff: saved?.isPutOff ?? false,
    result,
    answer: null,
    downloads: {},
    told: null,
    isKept: saved !== null,
    dirty: saved?.dirty === true && result === null,
  }
}

/** What the fields of a case are looked at with. */
export const fieldContextOf = ({ answers, today, options, loaded, asked, settled }: CaseContext): FieldContext => ({
  answers,
  today,
  options,
  loaded,
  asked,
  settled,
})

/** One write beside the submission, however often it is sent: draft, attempt and what is written. */
export const keyOf = ({ contractNumber, draftId, attempt }: CaseContext, subject: string): string =>
  `${contractNumber}-${publicPart(draftId)}-${attempt}-${subject}`

/** Where the draft of this case is kept. */
export const draftOf = (definition: CaseDefinition, context: CaseContext): string =>
  draftKeyOf(context.contractNumber, definition.id, context.subject)

/** What every changed answer changes beside: the draft is worth keeping, and a code proved another answer. */
export const changed = ({ attempt, isCodeAsked, notice }: CaseContext) => ({
  isKept: true,
  dirty: true,
  attempt: isCodeAsked ? attempt + 1 : attempt,
  isSent: false,
  asked: null,
  failure: null,
  isCodeAsked: false,
  code: null,
  isConfirmed: false,
  answer: null,
  notice: notice === 'unchanged' ? null : notice,
})

/** Whether every answer but files is still what the insurer knows already; where it knows nothing, anything is new. */
export const isUnchanged = (definition: CaseDefinition, context: CaseContext): boolean => {
  const known = definition.initial?.(context.loaded) ?? {}
  return (
    Object.keys(known).length > 0 &&
    Object.entries({ ...emptyAnswers(definition.form), ...known }).every(
      ([name, value]) =>
        isSameAnswer(value, context.answers[name]) || !isAsked(definition, name, fieldContextOf(context)),
    )
  )
}

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
  { step, dirty }: CaseContext,
  submission: CaseProgressed['submission'],
): CaseProgressed => ({ type: 'case.progressed', step: slugOf(step), dirty, submission })

/** Problems without those of some fields; the same object where they have none, so that nobody takes it for another. */
export const withoutKey = (problems: Problems, ...fields: readonly (string | undefined)[]): Problems =>
  fields.some((name) => name !== undefined && name in problems)
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name)))
    : problems

const withoutNames = (names: readonly string[], fields: readonly (string | undefined)[]): readonly string[] =>
  names.some((name) => fields.includes(name)) ? names.filter((name) => !fields.includes(name)) : names

/** The faults without those of some fields, which have just been answered anew. */
export const without = (
  { problems, warnings, summaryFields, warnedFields }: CaseContext,
  ...fields: readonly (string | undefined)[]
) => ({
  problems: withoutKey(problems, ...fields),
  warnings: withoutKey(warnings, ...fields),
  summaryFields: withoutNames(summaryFields, fields),
  warnedFields: withoutNames(warnedFields, fields),
})

/** The field that a file was chosen for. */
export const fieldOf = ({ answers }: CaseContext, id: string): string | undefined =>
  Object.keys(answers).find((name) => filesOf(answers[name]).some((file) => file.id === id))

/** The answers with one file changed, or (by an empty list) without it. */
export const withFile = (context: CaseContext, id: string, change: (file: FileItem) => readonly FileItem[]) => {
  const field = fieldOf(context, id)
  if (field === undefined) return {}
  const files = filesOf(context.answers[field]).flatMap((file) => (file.id === id ? change(file) : [file]))
  return { answers: { ...context.answers, [field]: files } }
}

/** Every file of the case. */
export const allFiles = (context: CaseContext): readonly FileItem[] => Object.values(context.answers).flatMap(filesOf)

/** What is answered already until the customer says otherwise. What the insurer knows may not be an answer: it masks numbers. */
const presetsOf = (definition: CaseDefinition, known: FieldContext): Answers =>
  Object.fromEntries(
    Object.entries(definition.presets(known.loaded)).filter(
      ([name, value]) =>
        problemOf(definition, { ...known, answers: { ...known.answers, [name]: value } }, name) === null,
    ),
  )

/** What a case knows once its start is answered. */
export const loaded = (definition: CaseDefinition, context: CaseContext, answer: LoadedCase) => {
  const { outcome, lists, failedLists } = answer
  const data = outcome.ok ? outcome.data : null
  const options = optionsOf(definition, data, lists)
  const known = { ...context.answers, ...definition.initial?.(data) }
  // What somebody typed or went on with before is worth more than what the insurer knows.
  const answers = context.isKept
    ? context.answers
    : { ...known, ...presetsOf(definition, { ...fieldContextOf(context), answers: known, options, loaded: data }) }
  return {
    loaded: data,
    failedLists,
    options,
    // What was sent is sent again as it was.
    answers: outcome.ok && !context.isSent ? withLoadedRows(definition.form, options, answers) : answers,
  }
}

const refusedFields = (outcome: Outcome<unknown, Refusal>): readonly string[] =>
  !outcome.ok && 'fields' in outcome.failure ? outcome.failure.fields : []

/** Where the fields stand that a refusal names, in the order in which they are asked; one that names no field is left out. */
const refusedPaths = (
  definition: CaseDefinition,
  context: CaseContext,
  outcome: Outcome<unknown, Refusal>,
): readonly string[] => {
  const named = refusedFields(outcome)
  // Nobody can mend what was paid.
  const mendable = askedFields(definition, fieldContextOf(context)).filter(([name]) => !context.settled.includes(name))
  return mendable.flatMap(([name, field]) => [
    ...new Set(
      named
        .filter((one) => one === name || (field.type === 'rows' && refusedField(one) === name))
        .map((one) => refusedPath(field, one, context.answers[name])),
    ),
  ])
}

/** The page that a refusal leads to: the first one with a field that it names; the others come after it. */
export const refusedPage = (definition: CaseDefinition, outcome: Outcome<unknown, Refusal>): string | null => {
  const named = refusedFields(outcome).map((name) => pageOf(definition, refusedField(name)))
  return definition.pages.find(({ name }) => named.includes(name))?.name ?? null
}

/** What a refusal changes: everything is kept, its fields are listed, and the next try is another write. */
export const refused = (
  definition: CaseDefinition,
  context: CaseContext,
  outcome: Outcome<unknown, Refusal>,
): Partial<CaseContext> => {
  const fields = refusedPaths(definition, context, outcome)
  return {
    attempt: context.attempt + 1,
    isSent: false,
    asked: null,
    // A code that was refused says nothing of what went out before it.
    sent: context.step === 'submitting' ? sentWithout(definition, context) : context.sent,
    failure: null,
    isCodeAsked: false,
    notice: fields.length > 0 ? 'fieldsRefused' : 'refused',
    problems: Object.fromEntries(fields.map((name) => [name, { name: 'refused' }])),
    summaryFields: fields,
    refusals: context.refusals + 1,
  }
}

/** A case's result, with what is said of it later; what is not said again stays. */
export const withLater = (result: CaseResult | null, later: CaseResult): CaseResult => ({
  ...result,
  ...later,
  caseId: later.caseId ?? result?.caseId,
  confirmationDocumentLink: later.confirmationDocumentLink ?? result?.confirmationDocumentLink,
  confirmationEmail: later.confirmationEmail ?? result?.confirmationEmail,
})

/** What is left of a case whose last call was answered: what was submitted need not stay in the tab. */
export const submitted = (definition: CaseDefinition, answer: unknown) => ({
  result: readResult(definition, answer),
  answers: emptyAnswers(definition.form),
  code: null,
  dirty: false,
  isSent: false,
  sent: [],
  notice: null,
})
