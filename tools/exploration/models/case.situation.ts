import type { StateValue } from 'xstate'
import { isUnchanged } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { fieldTypeOf } from '../../../machines/case/answers/fieldTypes'
import { type Problems, pageProblems, pageWarnings } from '../../../machines/case/answers/problems'
import { visibleColumns } from '../../../machines/case/answers/rows/groups'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import { filesOf, rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answer, Answers, CaseForm, FieldContext, Options } from '../../../machines/case/definition/field'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { paysChosenItem } from '../../../machines/case/machine/payment/paidCase'
import type { Plan } from '../../../machines/case/machine/plan'
import { canStayUnanswered } from '../kit/aside'
import { isPageComplete } from '../kit/pageComplete'
import { planFor } from '../kit/planFor'
import { acceptedValue, textsWithWarning } from '../kit/sampleAnswers'

/**
 * Returns an answer's equivalence class. All texts form one class, except the empty text, the sample, and the text with
 * a warning. Each option of a choice forms its own class.
 */
const answerClass = (definition: CaseDefinition, name: string, answer: string): string => {
  const field = definition.form[name]
  if (field === undefined || field.type === 'constant' || answer === '') return ''
  if (field.type === 'text' && answer === textsWithWarning[field.format]) return 'odd'
  if (canStayUnanswered(definition, field)) return ''
  if (answer === String(acceptedValue(definition, name, field))) return 'sample'
  return field.type === 'choice' ? answer : 'other'
}

/**
 * Returns the part of an item that affects transitions: a row's visible columns and share, or a file's status. Problems
 * are a separate part of the key.
 */
const itemKey = ({ form }: CaseDefinition, name: string, item: Exclude<Answer, string>[number]): unknown => {
  const field = form[name]
  if (typeof item === 'string') return item
  if ('status' in item) return item.status
  if (field?.type !== 'rows') return item
  return [item.key, item.of, visibleColumns(field, item), item.cells[field.shares ?? '']]
}

interface PageState {
  readonly name: string
  readonly asked: readonly string[]
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
  readonly answers: readonly unknown[]
  /** `true` if the page has all answers that `isPageComplete` requires. */
  readonly isComplete: boolean
  readonly hasRows: boolean
}

const pageStatesOf = (definition: CaseDefinition, fieldContext: FieldContext): readonly PageState[] =>
  definition.pages.map(({ name, fields }) => ({
    name,
    asked: visibleFieldsOn(definition, name, fieldContext).map(([field]) => field),
    // The problems also depend on the loaded options, not only on the answers.
    problems: Object.keys(pageProblems(definition, fieldContext, name)),
    warnings: Object.keys(pageWarnings(definition, fieldContext, name)),
    answers: fields.map((field) => {
      const answer = fieldContext.answers[field]
      return answer === undefined || typeof answer === 'string'
        ? answerClass(definition, field, answer ?? '')
        : answer.map((item) => itemKey(definition, field, item))
    }),
    isComplete: isPageComplete(definition, fieldContext, name),
    hasRows: fields.some((field) => rowsOf(fieldContext.answers[field]).length > 0),
  }))

interface FormState {
  readonly pages: readonly PageState[]
  /** `true` if the answers equal the insurer's data. */
  readonly isUnchanged: boolean
}

/** Creates a function that numbers texts. Equal texts get the same number, which is a short and fast key. */
const createNumbering = () => {
  const numbers = new Map<string, number>()
  return (text: string): number => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
}

/**
 * Creates a function that numbers answers: equal answers get the same number. Most events keep the same object, which
 * is fast to find.
 */
const createAnswerNumbering = () => {
  const numberOf = createNumbering()
  const numberByAnswers = new WeakMap<Answers, number>()
  return (answers: Answers): number => {
    const number = numberByAnswers.get(answers) ?? numberOf(JSON.stringify(answers))
    numberByAnswers.set(answers, number)
    return number
  }
}

/** Creates a function that returns the form's state. Cached by answers and loaded data, which many paths share. */
const formStateReader = (definition: CaseDefinition) => {
  const formCache = new WeakMap<object, Map<string, FormState>>()
  const numberOf = createAnswerNumbering()
  return (context: CaseContext): FormState => {
    const { options, loaded, answers, today, asked, settled } = context
    // If two states have the same options object, their loaded data are the same, too. So the options are enough for
    // the key.
    const formByKey = formCache.get(options) ?? new Map<string, FormState>()
    formCache.set(options, formByKey)
    const key = JSON.stringify([numberOf(answers), today, asked, settled, loaded === null])
    const cachedForm = formByKey.get(key)
    if (cachedForm !== undefined) return cachedForm
    const form = {
      pages: pageStatesOf(definition, fieldContextOf(context)),
      isUnchanged: isUnchanged(definition, context),
    }
    formByKey.set(key, form)
    return form
  }
}

/** Returns the key of the customer's current page: visible questions, answers, problems and seen warnings. */
const currentPageKey = ({ asked, problems, answers, warnings }: PageState, seenWarnings: Problems): unknown => [
  asked,
  problems,
  answers,
  warnings.filter((name) => name in seenWarnings),
]

/** Returns why the customer cannot leave a page: invalid answers or an unseen warning. `null` if the customer can. */
const stopReason = ({ problems, warnings }: PageState, seenWarnings: Problems): string | null => {
  if (problems.length > 0) return 'wrong'
  return warnings.some((name) => !(name in seenWarnings)) ? 'unseen' : null
}

const firstStop = (pages: readonly PageState[], seenWarnings: Problems): unknown =>
  pages.map((page) => [page.name, stopReason(page, seenWarnings)]).find(([, reason]) => reason !== null)

/**
 * Returns the part of a situation's key for the other pages. Situations with equal keys count as the same. The part
 * contains no answers, because all their combinations would multiply the situations. It contains only what the machine
 * reads: the first page that stops the customer and why, which pages have questions or rows, and which are complete.
 */
const otherPagesKey = (pages: readonly PageState[], currentIndex: number, seenWarnings: Problems): unknown => [
  firstStop(pages, seenWarnings),
  firstStop(pages.slice(currentIndex + 1), seenWarnings),
  pages.slice(0, Math.max(currentIndex, 0)).every(({ isComplete }) => isComplete),
  pages.every(({ isComplete }) => isComplete),
  pages.map(({ asked, hasRows }) => [asked.length > 0, hasRows]),
]

/**
 * Returns the status of each file, or `null` while no event can change it. In a form with pages, events change files
 * only at the documents and the summary.
 */
const fileStatuses = ({ step, answers }: CaseContext, { isPaged }: Plan): unknown =>
  isPaged && step !== 'attaching' && step !== 'reviewing'
    ? null
    : Object.values(answers).map((answer) => filesOf(answer).map(({ status }) => status))

const isLoading = (value: StateValue): boolean => value === 'loading' || value === 'loadFailed'

/**
 * Returns the part of the key that describes the form. While data load, it contains the answers of all pages, because
 * the data decide which answers are valid.
 */
const formKey = (
  pages: readonly PageState[],
  { step, warnings }: CaseContext,
  plan: Plan,
  value: StateValue,
): unknown => {
  if (isLoading(value)) return pages.map((page) => currentPageKey(page, warnings))
  const currentIndex = pages.findIndex(({ name }) => name === plan.pageAt(step))
  return [
    (currentIndex < 0 ? [] : pages.slice(currentIndex, currentIndex + 1)).map((page) => currentPageKey(page, warnings)),
    otherPagesKey(pages, currentIndex, warnings),
  ]
}

/**
 * Creates a function that numbers the states of a form. The numbers are cached by the form's pages and the current
 * page.
 */
const createFormNumbering = (plan: Plan) => {
  const numberOf = createNumbering()
  const numberCache = new WeakMap<readonly PageState[], Map<string, number>>()
  return (pages: readonly PageState[], context: CaseContext, value: StateValue): number => {
    const numberByKey = numberCache.get(pages) ?? new Map<string, number>()
    numberCache.set(pages, numberByKey)
    const key = JSON.stringify([isLoading(value), context.step, Object.keys(context.warnings)])
    const number = numberByKey.get(key) ?? numberOf(JSON.stringify(formKey(pages, context, plan, value)))
    numberByKey.set(key, number)
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

/**
 * The part of the situation key that does not come from the form. It leaves out loaded data, which change the key only
 * if they change the form.
 */
const keyOutsideForm = (form: CaseForm, context: CaseContext, plan: Plan): readonly unknown[] => [
  context.step,
  fileStatuses(context, plan),
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

/** Creates a function that returns the key of a case's situation. */
export const situationKeyReader = (definition: CaseDefinition) => {
  // Includes the amounts due. They are loaded again later, and the chosen amount may then be missing.
  const dueAmountsIn = ({ options }: CaseContext): unknown =>
    paysChosenItem(definition) ? options[definition.payment?.amount ?? '']?.map(({ value }) => value) : null
  const formStateOf = formStateReader(definition)
  const plan = planFor(definition)
  const numberOfForm = createFormNumbering(plan)
  return (context: CaseContext, value: StateValue): readonly unknown[] => {
    const { pages, isUnchanged } = formStateOf(context)
    // The customer can load failed lists again. A situation in which the field is hidden for another reason is not the
    // same.
    const isPartMissing = context.failedLists.length > 0
    return [
      numberOfForm(pages, context, value),
      ...keyOutsideForm(definition.form, context, plan),
      isUnchanged,
      dueAmountsIn(context),
      isPartMissing,
    ]
  }
}
