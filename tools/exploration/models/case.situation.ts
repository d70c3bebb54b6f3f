import type { StateValue } from 'xstate'
import { isUnchanged } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { fieldTypeOf as kindOfField } from '../../../machines/case/answers/kinds'
import { type Problems, problemsOn, warningsOn } from '../../../machines/case/answers/problems'
import { columnsIn } from '../../../machines/case/answers/rows/groups'
import { fieldsOn } from '../../../machines/case/answers/visible'
import { filesOf, rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answer, Answers, CaseForm, FieldContext, Options } from '../../../machines/case/definition/field'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import type { Plan } from '../../../machines/case/machine/plan'
import { isAside } from '../kit/aside'
import { isPageComplete } from '../kit/pageComplete'
import { planFor } from '../kit/planFor'
import { givenAnswer, oddAnswers } from '../kit/sampleAnswers'

/** Which of the answers that a case can have one is: what else the insurer knows is as good as what else it knows. */
const kindOf = (definition: CaseDefinition, name: string, answer: string): string => {
  const field = definition.form[name]
  if (field === undefined || field.type === 'constant' || answer === '') return ''
  if (field.type === 'text' && answer === oddAnswers[field.format]) return 'odd'
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

/** How one page stands. */
interface PageNow {
  readonly name: string
  readonly asked: readonly string[]
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
  readonly answers: readonly unknown[]
  /** Whether nothing is left open on it, optional questions included. */
  readonly isComplete: boolean
  readonly hasRows: boolean
}

const pagesOf = (definition: CaseDefinition, known: FieldContext): readonly PageNow[] =>
  definition.pages.map(({ name, fields }) => ({
    name,
    asked: fieldsOn(definition, name, known).map(([field]) => field),
    // The same answer may be offered after one load, and not after another.
    problems: Object.keys(problemsOn(definition, known, name)),
    warnings: Object.keys(warningsOn(definition, known, name)),
    answers: fields.map((field) => {
      const answer = known.answers[field]
      return answer === undefined || typeof answer === 'string'
        ? kindOf(definition, field, answer ?? '')
        : answer.map((item) => itemIn(definition, field, item))
    }),
    isComplete: isPageComplete(definition, known, name),
    hasRows: fields.some((field) => rowsOf(known.answers[field]).length > 0),
  }))

/** What the answers of a case come to. */
interface FormNow {
  readonly pages: readonly PageNow[]
  /** Whether they are what the insurer knows already. */
  readonly isUnchanged: boolean
}

/** Gives equal texts the same number: a short name for what would be written out and compared again and again. */
const numbering = () => {
  const numbers = new Map<string, number>()
  return (text: string): number => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
}

/** Numbers answers: the same answers have the same, and most of what happens leaves the very object. */
const numberingAnswers = () => {
  const numberOf = numbering()
  const known = new WeakMap<Answers, number>()
  return (answers: Answers): number => {
    const number = known.get(answers) ?? numberOf(JSON.stringify(answers))
    known.set(answers, number)
    return number
  }
}

/** The same, found once for the same answers to what was loaded: there are far fewer of them than ways to them. */
const formIn = (definition: CaseDefinition) => {
  const found = new WeakMap<object, Map<string, FormNow>>()
  const numberOf = numberingAnswers()
  return (context: CaseContext): FormNow => {
    const { options, loaded, answers, today, asked, settled } = context
    // What was loaded is the same wherever what can be chosen from is.
    const known = found.get(options) ?? new Map<string, FormNow>()
    found.set(options, known)
    const key = JSON.stringify([numberOf(answers), today, asked, settled, loaded === null])
    const before = known.get(key)
    if (before !== undefined) return before
    const form = {
      pages: pagesOf(definition, fieldContextOf(context)),
      isUnchanged: isUnchanged(definition, context),
    }
    known.set(key, form)
    return form
  }
}

/** A page on which the customer is: what it asks, what was answered, what is wrong, and which warnings were seen. */
const fromHere = ({ asked, problems, answers, warnings }: PageNow, seen: Problems): unknown => [
  asked,
  problems,
  answers,
  warnings.filter((name) => name in seen),
]

/** Why a page cannot be passed; `null` where it can. */
const stopOn = ({ problems, warnings }: PageNow, seen: Problems): string | null => {
  if (problems.length > 0) return 'wrong'
  return warnings.some((name) => !(name in seen)) ? 'unseen' : null
}

const firstStop = (pages: readonly PageNow[], seen: Problems): unknown =>
  pages.map((page) => [page.name, stopOn(page, seen)]).find(([, why]) => why !== null)

/**
 * The pages on which the customer is not: what the machine reads of them. Every answer of every page with every one of all others
 * would multiply, and nothing that happens here hangs on how a page elsewhere came to be in order; nor, where one cannot be
 * passed, on what is behind it.
 */
const fromElsewhere = (pages: readonly PageNow[], here: number, seen: Problems): unknown => [
  firstStop(pages, seen),
  firstStop(pages.slice(here + 1), seen),
  pages.slice(0, Math.max(here, 0)).every(({ isComplete }) => isComplete),
  pages.every(({ isComplete }) => isComplete),
  pages.map(({ asked, hasRows }) => [asked.length > 0, hasRows]),
]

/** How the files stand, where something can happen to them: in a form with pages, where they are chosen and shown once more. */
const filesIn = ({ step, answers }: CaseContext, { isPaged }: Plan): unknown =>
  isPaged && step !== 'attaching' && step !== 'reviewing'
    ? null
    : Object.values(answers).map((answer) => filesOf(answer).map(({ status }) => status))

const isLoading = (value: StateValue): boolean => value === 'loading' || value === 'loadFailed'

/** How the form stands; before what was loaded has come, which decides what is wrong, every answer of it counts. */
const formNow = (
  pages: readonly PageNow[],
  { step, warnings }: CaseContext,
  plan: Plan,
  value: StateValue,
): unknown => {
  if (isLoading(value)) return pages.map((page) => fromHere(page, warnings))
  const here = pages.findIndex(({ name }) => name === plan.pageAt(step))
  return [
    (here < 0 ? [] : pages.slice(here, here + 1)).map((page) => fromHere(page, warnings)),
    fromElsewhere(pages, here, warnings),
  ]
}

/** How forms stand, by number; told once for the same pages, looked at from the same place. */
const tellForm = (plan: Plan) => {
  const numberOf = numbering()
  const told = new WeakMap<readonly PageNow[], Map<string, number>>()
  return (pages: readonly PageNow[], context: CaseContext, value: StateValue): number => {
    const known = told.get(pages) ?? new Map<string, number>()
    told.set(pages, known)
    const from = JSON.stringify([isLoading(value), context.step, Object.keys(context.warnings)])
    const number = known.get(from) ?? numberOf(JSON.stringify(formNow(pages, context, plan, value)))
    known.set(from, number)
    return number
  }
}

/** Whether there is something to choose from wherever one has to choose. */
const hasAllOptions = (form: CaseForm, options: Options): boolean =>
  Object.entries(form).every(
    ([name, field]) =>
      field.type === 'constant' ||
      ('isOptional' in field && field.isOptional) ||
      !kindOfField(field).needsOptions ||
      (options[name] ?? []).length > 0,
  )

/** What hangs on nothing of the form. What was loaded, and which lists were not, decides by what the form makes of it. */
const restOf = (form: CaseForm, context: CaseContext, plan: Plan): readonly unknown[] => [
  context.step,
  filesIn(context, plan),
  context.answer !== null,
  hasAllOptions(form, context.options),
  context.isSent,
  context.asked !== null,
  context.failure === null ? null : context.failure === 'expired',
  context.isCodeAsked,
  context.code?.attemptsLeft,
  context.isConfirmed,
  context.paid?.type,
  context.isTransferring,
  context.isPutOff,
  context.result?.caseStatus,
  Boolean(context.result?.caseId),
  context.result?.confirmationDocumentLink,
  Object.values(context.downloads).map(({ status }) => status),
  context.isKept,
  context.dirty,
]

/** What tells one situation of a case from another, as far as anything hangs on it. */
export const situationIn = (definition: CaseDefinition) => {
  const formOf = formIn(definition)
  const plan = planFor(definition)
  const tell = tellForm(plan)
  return (context: CaseContext, value: StateValue): readonly unknown[] => {
    const { pages, isUnchanged } = formOf(context)
    return [tell(pages, context, value), ...restOf(definition.form, context, plan), isUnchanged]
  }
}
