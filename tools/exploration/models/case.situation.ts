import type { StateValue } from 'xstate'
import { isUnchanged } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { fieldTypeOf } from '../../../machines/case/answers/fieldTypes'
import { type Problems, problemsOn, warningsOn } from '../../../machines/case/answers/problems'
import { columnsIn } from '../../../machines/case/answers/rows/groups'
import { fieldsOn } from '../../../machines/case/answers/visible'
import { filesOf, rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answer, Answers, CaseForm, FieldContext, Options } from '../../../machines/case/definition/field'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { paysOfDue } from '../../../machines/case/machine/payment/paidCase'
import type { Plan } from '../../../machines/case/machine/plan'
import { isAside } from '../kit/aside'
import { isPageComplete } from '../kit/pageComplete'
import { planFor } from '../kit/planFor'
import { givenAnswer, oddAnswers } from '../kit/sampleAnswers'

/**
 * Returns an answer's equivalence class. All texts form one class, except the empty text, the sample, and the one with
 * a warning.
 */
const kindOf = (definition: CaseDefinition, name: string, answer: string): string => {
  const field = definition.form[name]
  if (field === undefined || field.type === 'constant' || answer === '') return ''
  if (field.type === 'text' && answer === oddAnswers[field.format]) return 'odd'
  if (isAside(definition, field)) return ''
  if (answer === String(givenAnswer(definition, name, field))) return 'sample'
  return field.type === 'choice' ? answer : 'other'
}

/** Returns what matters in an item: a row's columns and share, or a file's status. Problems are listed separately. */
const itemIn = ({ form }: CaseDefinition, name: string, item: Exclude<Answer, string>[number]): unknown => {
  const field = form[name]
  if (typeof item === 'string') return item
  if ('status' in item) return item.status
  if (field?.type !== 'rows') return item
  return [item.key, item.of, columnsIn(field, item), item.cells[field.shares ?? '']]
}

/** The state of one page. */
interface PageNow {
  readonly name: string
  readonly asked: readonly string[]
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
  readonly answers: readonly unknown[]
  /** `true` if every question of the page is answered, including optional ones. */
  readonly isComplete: boolean
  readonly hasRows: boolean
}

const pagesOf = (definition: CaseDefinition, known: FieldContext): readonly PageNow[] =>
  definition.pages.map(({ name, fields }) => ({
    name,
    asked: fieldsOn(definition, name, known).map(([field]) => field),
    // The problems also depend on the loaded options, not only on the answers.
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

/** The state of a case's form. */
interface FormNow {
  readonly pages: readonly PageNow[]
  /** `true` if the answers equal the insurer's data. */
  readonly isUnchanged: boolean
}

/** Creates a function that numbers texts. Equal texts get the same number, which is a short and fast key. */
const numbering = () => {
  const numbers = new Map<string, number>()
  return (text: string): number => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
}

/** Numbers answers: equal answers have the same number. Most events keep the same object, which is fast to find. */
const numberingAnswers = () => {
  const numberOf = numbering()
  const known = new WeakMap<Answers, number>()
  return (answers: Answers): number => {
    const number = known.get(answers) ?? numberOf(JSON.stringify(answers))
    known.set(answers, number)
    return number
  }
}

/** Creates a function that returns the form's state. Cached by answers and loaded data, which many paths share. */
const formIn = (definition: CaseDefinition) => {
  const found = new WeakMap<object, Map<string, FormNow>>()
  const numberOf = numberingAnswers()
  return (context: CaseContext): FormNow => {
    const { options, loaded, answers, today, asked, settled } = context
    // The loaded data are the same object whenever the options are, so the options are enough for the key.
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

/** The key of the customer's current page: visible questions, answers, problems and seen warnings. */
const fromHere = ({ asked, problems, answers, warnings }: PageNow, seen: Problems): unknown => [
  asked,
  problems,
  answers,
  warnings.filter((name) => name in seen),
]

/** Returns why the customer cannot leave a page: invalid answers or an unseen warning. `null` if the customer can. */
const stopOn = ({ problems, warnings }: PageNow, seen: Problems): string | null => {
  if (problems.length > 0) return 'wrong'
  return warnings.some((name) => !(name in seen)) ? 'unseen' : null
}

const firstStop = (pages: readonly PageNow[], seen: Problems): unknown =>
  pages.map((page) => [page.name, stopOn(page, seen)]).find(([, why]) => why !== null)

/**
 * Returns the key's part for the other pages. It contains only data that the machine reads, because all combinations of
 * answers would multiply the situations. How another page became valid does not matter, nor do the pages after one that
 * stops the customer.
 */
const fromElsewhere = (pages: readonly PageNow[], here: number, seen: Problems): unknown => [
  firstStop(pages, seen),
  firstStop(pages.slice(here + 1), seen),
  pages.slice(0, Math.max(here, 0)).every(({ isComplete }) => isComplete),
  pages.every(({ isComplete }) => isComplete),
  pages.map(({ asked, hasRows }) => [asked.length > 0, hasRows]),
]

/**
 * Returns the status of each file, if events can change it. In a form with pages, this is the case only at the
 * documents and the summary.
 */
const filesIn = ({ step, answers }: CaseContext, { isPaged }: Plan): unknown =>
  isPaged && step !== 'attaching' && step !== 'reviewing'
    ? null
    : Object.values(answers).map((answer) => filesOf(answer).map(({ status }) => status))

const isLoading = (value: StateValue): boolean => value === 'loading' || value === 'loadFailed'

/**
 * Returns the part of the key that describes the form. While data load, it contains the answers of all pages, because
 * the data decide which answers are valid.
 */
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

/** Numbers the states of a form. The numbers are cached by the form's pages and the current page. */
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

/** Tells if every required choice has options. */
const hasAllOptions = (form: CaseForm, options: Options): boolean =>
  Object.entries(form).every(
    ([name, field]) =>
      field.type === 'constant' ||
      ('isOptional' in field && field.isOptional) ||
      !fieldTypeOf(field).needsOptions ||
      (options[name] ?? []).length > 0,
  )

/** The key of everything outside the form. Loaded data and failed lists only count through their effect on the form. */
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

/** Returns the key that distinguishes the situations of a case. */
export const situationIn = (definition: CaseDefinition) => {
  // Includes the amounts due. They are loaded again later, and the chosen amount may then be missing.
  const duesIn = ({ options }: CaseContext): unknown =>
    paysOfDue(definition) ? options[definition.payment?.amount ?? '']?.map(({ value }) => value) : null
  const formOf = formIn(definition)
  const plan = planFor(definition)
  const tell = tellForm(plan)
  return (context: CaseContext, value: StateValue): readonly unknown[] => {
    const { pages, isUnchanged } = formOf(context)
    // A field's failed list is already visible in the field's options.
    const lacks = context.failedLists.some((name) => !Object.hasOwn(definition.form, name))
    return [tell(pages, context, value), ...restOf(definition.form, context, plan), isUnchanged, duesIn(context), lacks]
  }
}
