import type { CaseDefinition } from '../definition/definition'
import { DOCUMENTS_PAGE } from '../definition/pages'
import type { Page, Questions } from '../definition/questions'
import type { CaseStep, FieldStep, WorkStep } from './step.types'

/** Tells if a step has fields. */
export const isFieldStep = (step: CaseStep): step is FieldStep =>
  step === 'filling' || step === 'attaching' || step.startsWith('filling.')

/** Tells if the draft's step is after the page. `false` for `submitting` and `submitted`, which have no index. */
export const isAfterPage = (plan: Plan, draftStep: CaseStep, page: FieldStep): boolean =>
  plan.indexOf(draftStep) > plan.indexOf(page)

/** The first state of a step, e.g. `startingCode` for `confirming`, or the state after the last step. */
export type NextState = FieldStep | 'startingCode' | 'paying' | 'reviewing' | 'asking' | 'submitting' | 'settling'

/** The steps of a case, and the order in which the customer goes through them. */
export interface Plan {
  readonly steps: readonly WorkStep[]
  /** Index of a step; -1 for the states after the last step. */
  indexOf(step: CaseStep): number
  readonly first: FieldStep
  /** All steps with fields, except the first. */
  readonly laterPages: readonly FieldStep[]
  /** `true` if the form has several pages, each a child state of `filling`. */
  readonly isPaged: boolean
  /** The page of a step; `null` if the step has no page. */
  pageAt(step: CaseStep | NextState): string | null
  /** The step of a page. */
  stepOf(page: string): FieldStep
  /** Tells if a step is skipped when its page has no visible field. */
  isConditional(step: CaseStep | NextState): boolean
  /** The state that follows a step directly. */
  after(step: WorkStep): NextState
  /** The nearest earlier step that has fields and is never skipped. */
  before(step: WorkStep): FieldStep
  /** The earlier steps with fields, nearest first. The list ends with the first step that is never skipped. */
  backFrom(step: WorkStep): readonly FieldStep[]
  /** The states that may follow a step, nearest first. The list ends with the first state that is never skipped. */
  onFrom(step: WorkStep): readonly NextState[]
}

const ENTRY_STATES = {
  confirming: 'startingCode',
  paying: 'paying',
  reviewing: 'reviewing',
  answered: 'asking',
} as const

const entryStateOf = (step: WorkStep): NextState => (isFieldStep(step) ? step : ENTRY_STATES[step])

const isAlwaysVisible = ({ visibleWhen }: Questions, { fields }: Page): boolean =>
  fields.length === 0 || fields.some((name) => !(name in visibleWhen))

/** Derives the steps of a definition, in order. */
export const planOf = (definition: CaseDefinition): Plan => {
  const { pages, code, payment, summary, submit, result } = definition
  const isPaged = pages.filter(({ name }) => name !== DOCUMENTS_PAGE).length > 1
  const stepOf = (page: string): FieldStep => {
    if (page === DOCUMENTS_PAGE) return 'attaching'
    return isPaged ? `filling.${page}` : 'filling'
  }
  const fieldSteps = pages.map(({ name }) => stepOf(name))
  const firstStep = fieldSteps[0] ?? 'filling'
  const steps: readonly WorkStep[] = [
    ...fieldSteps,
    ...(code === null ? [] : (['confirming'] as const)),
    ...(payment === null ? [] : (['paying'] as const)),
    ...(summary ? (['reviewing'] as const) : []),
    ...(result === 'answer' ? (['answered'] as const) : []),
  ]
  const stepOrder: readonly CaseStep[] = steps
  const pageOf = (step: CaseStep | NextState): Page | undefined => pages.find(({ name }) => stepOf(name) === step)
  const isConditional = (step: CaseStep | NextState): boolean => {
    const page = pageOf(step)
    return page !== undefined && step !== firstStep && !isAlwaysVisible(definition, page)
  }
  const endState: NextState = submit === null ? 'settling' : 'submitting'
  const upToUnconditional = <Step extends WorkStep>(candidates: readonly Step[]): readonly Step[] => {
    const lastIndex = candidates.findIndex((step) => !isConditional(step))
    return lastIndex < 0 ? candidates : candidates.slice(0, lastIndex + 1)
  }
  const stepsAfter = (step: WorkStep): readonly WorkStep[] => steps.slice(steps.indexOf(step) + 1)
  const backFrom = (step: WorkStep): readonly FieldStep[] => {
    const stepIndex = steps.indexOf(step)
    const earlierSteps = fieldSteps.filter((each) => stepIndex < 0 || steps.indexOf(each) < stepIndex)
    return upToUnconditional(earlierSteps.length === 0 ? [firstStep] : [...earlierSteps].reverse())
  }
  return {
    steps,
    indexOf: (step) => stepOrder.indexOf(step),
    first: firstStep,
    laterPages: fieldSteps.slice(1),
    isPaged,
    stepOf,
    isConditional,
    pageAt: (step) => pageOf(step)?.name ?? null,
    after: (step) => {
      const [nextStep] = stepsAfter(step)
      return nextStep === undefined ? endState : entryStateOf(nextStep)
    },
    before: (step) => backFrom(step).at(-1) ?? firstStep,
    backFrom,
    onFrom: (step) => {
      const nextSteps = upToUnconditional(stepsAfter(step))
      const mayReachEnd = nextSteps.every(isConditional)
      return [...nextSteps.map(entryStateOf), ...(mayReachEnd ? [endState] : [])]
    },
  }
}
