import type { StepSlug } from '../stepSlugs'
import type { Page } from './answers'
import type { CaseStep } from './case.types'
import type { CaseDefinition } from './definition'

/** Steps in which the customer does something, in their order; the last only where what is submitted makes no case. */
export const workSteps = ['filling', 'attaching', 'confirming', 'paying', 'reviewing', 'answered'] as const
export type WorkStep = (typeof workSteps)[number]

/** Steps with fields, which one can always come back to. */
export type FieldStep = 'filling' | 'attaching'

/** The part of the address of each step; the first stands at the case's own address. */
export const STEP_SLUGS: Readonly<Record<CaseStep, StepSlug | ''>> = {
  filling: '',
  attaching: 'dokumentumok',
  confirming: 'kod',
  paying: 'fizetes',
  reviewing: 'ellenorzes',
  answered: 'eredmeny',
  submitting: 'ellenorzes',
  submitted: '',
}

/** The page of each step with fields. */
export const PAGES: Readonly<Record<FieldStep, Page>> = { filling: 'form', attaching: 'documents' }

/** Whether a step has fields. */
export const isFieldStep = (step: WorkStep): step is FieldStep => step in PAGES

/** The page of fields that a step shows; `null` where it shows none. */
export const pageAt = (step: WorkStep): Page | null => (isFieldStep(step) ? PAGES[step] : null)

const order: readonly CaseStep[] = workSteps

/** Whether a draft that stands at a step has left a page behind which can still be mended: what was sent cannot. */
export const hasLeft = (step: CaseStep, page: Page): boolean =>
  order.indexOf(step) > workSteps.findIndex((each) => pageAt(each) === page)

/** Which steps a case has. */
export interface Plan {
  readonly steps: readonly WorkStep[]
  /** The state to which a step leads when it is submitted. */
  after(step: WorkStep): 'attaching' | 'startingCode' | 'paying' | 'reviewing' | 'asking' | 'submitting' | 'settling'
  /** The step to which a step leads back: one with fields; `null` on the first. */
  before(step: WorkStep): FieldStep | null
}

const STATES = {
  filling: 'attaching',
  attaching: 'attaching',
  confirming: 'startingCode',
  paying: 'paying',
  reviewing: 'reviewing',
  answered: 'asking',
} as const

/** The steps that a definition needs, and their order. */
export const planOf = (definition: CaseDefinition): Plan => {
  const { form, code, payment, summary, submit, result } = definition
  const has: Readonly<Record<WorkStep, boolean>> = {
    filling: true,
    attaching: Object.values(form).some(({ type }) => type === 'documents'),
    confirming: code !== null,
    paying: payment !== null,
    reviewing: summary,
    answered: result === 'answer',
  }
  const steps = workSteps.filter((step) => has[step])
  const fieldSteps: readonly FieldStep[] = has.attaching ? ['filling', 'attaching'] : ['filling']
  return {
    steps,
    after: (step) => {
      const next = steps[steps.indexOf(step) + 1]
      if (next !== undefined) return STATES[next]
      return submit === null ? 'settling' : 'submitting'
    },
    before: (step) => fieldSteps.findLast((each) => workSteps.indexOf(each) < workSteps.indexOf(step)) ?? null,
  }
}
