import { askedFields } from '../../../machines/case/asked'
import type { CaseContext } from '../../../machines/case/case.types'
import { isUnchanged } from '../../../machines/case/changed'
import type { CaseDefinition } from '../../../machines/case/definition'
import type { Answer, FieldContext } from '../../../machines/case/field'
import { fieldContextOf } from '../../../machines/case/fieldContext'
import { problemsOn } from '../../../machines/case/problems'
import { columnsIn } from '../../../machines/case/rows/groups'
import { isAside } from '../kit/aside'
import { givenAnswer, oddAnswers } from '../kit/sampleAnswers'

/** Which of the answers that a case can have one is: what else the insurer knows is as good as what else it knows. */
const kindOf = (definition: CaseDefinition, name: string, answer: string): string => {
  const field = definition.form[name]
  if (field === undefined || field.type === 'constant' || answer === '') return ''
  if (field.type === 'text' && answer === oddAnswers[field.kind]) return 'odd'
  if (isAside(definition, field)) return ''
  if (answer === String(givenAnswer(definition, name, field))) return 'sample'
  return field.type === 'choice' ? answer : 'other'
}

/** Which of several answers one is: of a row what it asks and its share (what is wrong in it stands beside it), of a file its status. */
const itemIn = ({ form }: CaseDefinition, name: string, item: Exclude<Answer, string>[number]): unknown => {
  const field = form[name]
  if (typeof item === 'string') return item
  if ('status' in item) return item.status
  if (field?.type !== 'rows') return item
  return [item.key, item.of, columnsIn(field, item), item.cells[field.shares ?? '']]
}

/** What is wrong in a form and what it asks, by what was answered. */
const formOf = (definition: CaseDefinition, known: FieldContext): readonly unknown[] => [
  // The same answer may be offered after one load, and not after another.
  definition.pages.flatMap(({ name }) => Object.keys(problemsOn(definition, known, name))),
  Object.entries(known.answers).map(([name, answer]) =>
    typeof answer === 'string'
      ? kindOf(definition, name, answer)
      : answer.map((item) => itemIn(definition, name, item)),
  ),
  askedFields(definition, known).map(([name]) => name),
]

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => Object(other)[name] === value)

/** The same, found once for what did not change: most of what happens to a case leaves its answers as they are. */
const formIn = (definition: CaseDefinition) => {
  const found = new WeakMap<object, { readonly known: FieldContext; readonly form: readonly unknown[] }>()
  return (known: FieldContext): readonly unknown[] => {
    const before = found.get(known.answers)
    if (before !== undefined && isSame(known, before.known)) return before.form
    const form = formOf(definition, known)
    found.set(known.answers, { known, form })
    return form
  }
}

/** What tells one situation of a case from another, as far as anything hangs on it. */
export const situationIn = (definition: CaseDefinition) => {
  const form = formIn(definition)
  return (context: CaseContext): readonly unknown[] => [
    context.step,
    Object.keys(context.warnings).sort(),
    form(fieldContextOf(context)),
    context.loaded !== null && isUnchanged(definition, context),
    context.loaded !== null,
    context.answer !== null,
    context.failedLists,
    context.isSent,
    context.asked,
    context.failure === null ? null : context.failure === 'expired',
    context.isCodeAsked,
    context.code?.attemptsLeft,
    context.isConfirmed,
    context.paid?.type,
    context.isPutOff,
    context.notice === 'followUpNotOpened',
    context.result?.caseStatus,
    Boolean(context.result?.caseId),
    context.result?.confirmationDocumentLink,
    Object.values(context.downloads).map(({ status }) => status),
    context.isKept,
    context.dirty,
  ]
}
