import * as v from 'valibot'
import { type CaseResult, caseResult } from '../../src/api/entities'
import { draftKey } from '../storageKeys'
import { emptyAnswers, filesOf, type Look } from './answers'
import type { CaseContext, CaseInput, CaseProgressed } from './case.types'
import { type CaseDefinition, resultOf } from './definition'
import type { FileItem } from './field'
import { optionsOf } from './options'
import { STEP_SLUGS } from './plan'
import { readDraft } from './saved'

/** An answer of the insurer to the last call of a case, if it is one. */
const readResult = (definition: CaseDefinition, answer: unknown): CaseResult | null =>
  v.is(resultOf(definition).response, answer) && v.is(caseResult, answer) ? answer : null

/** What a case starts with: its draft, or nothing. */
export const contextOf = (definition: CaseDefinition, input: CaseInput): CaseContext => {
  const { contractNumber, address, today } = input
  const draft = readDraft(definition.form, input.saved)
  const saved = draft.type === 'read' ? draft.saved : null
  const result = readResult(definition, saved?.result)
  return {
    contractNumber,
    address,
    today,
    draftId: saved?.draftId ?? input.draftId,
    attempt: saved?.attempt ?? 1,
    isSent: saved?.isSent ?? false,
    isCodeAsked: saved?.isCodeAsked ?? false,
    step: saved === null || (saved.step === 'submitted' && result === null) ? 'filling' : saved.step,
    answers: saved?.answers ?? emptyAnswers(definition.form),
    problems: {},
    warnings: {},
    refusals: 0,
    listed: [],
    notice: draft.type === 'unreadable' ? 'draftUnreadable' : null,
    loaded: null,
    options: optionsOf(definition, null, {}),
    unlisted: [],
    code: saved?.code ?? null,
    isConfirmed: saved?.isConfirmed ?? false,
    paid: saved?.paid ?? null,
    result,
    dirty: saved !== null && result === null,
  }
}

/** What the fields of a case are looked at with. */
export const lookOf = ({ answers, today, options }: CaseContext): Look => ({ answers, today, options })

/** One write, however often it is sent: draft, attempt and what is written. */
export const keyOf = ({ contractNumber, draftId, attempt }: CaseContext, subject: string): string =>
  `${contractNumber}-${draftId}-${attempt}-${subject}`

/** Where the draft of this case is kept. */
export const draftOf = (definition: CaseDefinition, context: CaseContext): string =>
  draftKey(context.contractNumber, definition.id)

/**
 * What every changed answer changes beside: the draft is worth keeping, what went out before was another write, and a
 * code proved another answer.
 */
export const changed = ({ attempt, isSent, isCodeAsked }: CaseContext) => ({
  dirty: true,
  attempt: isSent || isCodeAsked ? attempt + 1 : attempt,
  isSent: false,
  isCodeAsked: false,
  code: null,
  isConfirmed: false,
})

/** What the case tells its contract. */
export const progressOf = ({ step, dirty }: CaseContext, submission: CaseProgressed['submission']): CaseProgressed => ({
  type: 'case.progressed',
  step: STEP_SLUGS[step],
  dirty,
  submission,
})

/** Problems without those of some fields. */
export const withoutKey = (problems: CaseContext['problems'], ...fields: readonly (string | undefined)[]) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name)))

/** The faults without those of some fields, which have just been answered anew. */
export const without = ({ problems, warnings, listed }: CaseContext, ...fields: readonly (string | undefined)[]) => ({
  problems: withoutKey(problems, ...fields),
  warnings: withoutKey(warnings, ...fields),
  listed: listed.filter((name) => !fields.includes(name)),
})

/** The field that a file was chosen for. */
export const fieldOf = ({ answers }: CaseContext, id: string): string | undefined =>
  Object.keys(answers).find((name) => filesOf(answers[name]).some((file) => file.id === id))

/** The answers with one file changed, or (by an empty list) without it. */
export const withFile = (context: CaseContext, id: string, change: (file: FileItem) => readonly FileItem[]) => ({
  answers: Object.fromEntries(
    Object.entries(context.answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : answer.flatMap((file) => (file.id === id ? change(file) : [file])),
    ]),
  ),
})

/** Every file of the case. */
export const allFiles = (context: CaseContext): readonly FileItem[] => Object.values(context.answers).flatMap(filesOf)

/** What is left of a case whose last call was answered: what was submitted need not stay in the tab. */
export const submitted = (definition: CaseDefinition, answer: unknown) => ({
  result: readResult(definition, answer),
  answers: emptyAnswers(definition.form),
  code: null,
  dirty: false,
  isSent: false,
  notice: null,
})
