import type { CaseDefinition } from '../definition/definition'
import { DOCUMENTS } from '../definition/pages'
import type { Page, Questions } from '../definition/questions'
import type { CaseStep, FieldStep, WorkStep } from './step.types'

/** Whether a step has fields. */
export const isFieldStep = (step: CaseStep): step is FieldStep =>
  step === 'filling' || step === 'attaching' || step.startsWith('filling.')

/** Whether a draft that stands at a step has left a page behind which can still be mended: what was sent cannot. */
export const hasLeft = (plan: Plan, at: CaseStep, page: FieldStep): boolean => plan.indexOf(at) > plan.indexOf(page)

/** The state that a step leads to when it is reached from the one before. */
export type NextState = FieldStep | 'startingCode' | 'paying' | 'reviewing' | 'asking' | 'submitting' | 'settling'

/** Which steps a case has. */
export interface Plan {
  readonly steps: readonly WorkStep[]
  /** Which of the steps a step is; -1 for what comes after them. */
  indexOf(step: CaseStep): number
  readonly first: FieldStep
  /** The steps with fields behind the first one. */
  readonly laterPages: readonly FieldStep[]
  /** Whether the form has several pages, each with a state of its own inside `filling`. */
  readonly isPaged: boolean
  /** The page that a step shows; `null` where it shows none. */
  pageAt(step: CaseStep | NextState): string | null
  /** The step of a page. */
  stepOf(page: string): FieldStep
  /** Whether a step is passed where nothing on its page is asked. */
  isConditional(step: CaseStep | NextState): boolean
  /** The state that comes after a step that is no page, or after everything on the pages. */
  after(step: WorkStep): NextState
  /** The last step with fields before a step that everybody comes to. */
  before(step: WorkStep): FieldStep
  /** Where a step can lead back to: steps with fields, the nearest first, to the first one that everybody is asked. */
  backFrom(step: WorkStep): readonly FieldStep[]
  /** Where a step can lead on to when it is submitted: the nearest first, to the first one that everybody comes to. */
  onFrom(step: WorkStep): readonly NextState[]
}

const STATES = {
  confirming: 'startingCode',
  paying: 'paying',
  reviewing: 'reviewing',
  answered: 'asking',
} as const

const stateOf = (step: WorkStep): NextState => (isFieldStep(step) ? step : STATES[step])

const isAskedOfAll = ({ visibleWhen }: Questions, { fields }: Page): boolean =>
  fields.length === 0 || fields.some((name) => !(name in visibleWhen))

/** The steps that a definition needs, and their order. */
export const planOf = (definition: CaseDefinition): Plan => {
  const { pages, code, payment, summary, submit, result } = definition
  const isPaged = pages.filter(({ name }) => name !== DOCUMENTS).length > 1
  const stepOf = (page: string): FieldStep => {
    if (page === DOCUMENTS) return 'attaching'
    return isPaged ? `filling.${page}` : 'filling'
  }
  const fieldSteps = pages.map(({ name }) => stepOf(name))
  const first = fieldSteps[0] ?? 'filling'
  const steps: readonly WorkStep[] = [
    ...fieldSteps,
    ...(code === null ? [] : (['confirming'] as const)),
    ...(payment === null ? [] : (['paying'] as const)),
    ...(summary ? (['reviewing'] as const) : []),
    ...(result === 'answer' ? (['answered'] as const) : []),
  ]
  const order: readonly CaseStep[] = steps
  const pageOf = (step: CaseStep | NextState): Page | undefined => pages.find(({ name }) => stepOf(name) === step)
  const isConditional = (step: CaseStep | NextState): boolean => {
    const page = pageOf(step)
    return page !== undefined && step !== first && !isAskedOfAll(definition, page)
  }
  const end: NextState = submit === null ? 'settling' : 'submitting'
  const until = <Step extends WorkStep>(candidates: readonly Step[]): readonly Step[] => {
    const last = candidates.findIndex((step) => !isConditional(step))
    return last < 0 ? candidates : candidates.slice(0, last + 1)
  }
  const behind = (step: WorkStep): readonly WorkStep[] => steps.slice(steps.indexOf(step) + 1)
  const backFrom = (step: WorkStep): readonly FieldStep[] => {
    const at = steps.indexOf(step)
    const before = fieldSteps.filter((each) => at < 0 || steps.indexOf(each) < at)
    return until(before.length === 0 ? [first] : [...before].reverse())
  }
  return {
    steps,
    indexOf: (step) => order.indexOf(step),
    first,
    laterPages: fieldSteps.slice(1),
    isPaged,
    stepOf,
    isConditional,
    pageAt: (step) => pageOf(step)?.name ?? null,
    after: (step) => {
      const [next] = behind(step)
      return next === undefined ? end : stateOf(next)
    },
    before: (step) => backFrom(step).at(-1) ?? first,
    backFrom,
    onFrom: (step) => {
      const next = until(behind(step))
      const isEnd = next.every(isConditional)
      return [...next.map(stateOf), ...(isEnd ? [end] : [])]
    },
  }
}
