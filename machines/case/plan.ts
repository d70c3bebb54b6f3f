import { fieldsOn } from './answers'
import type { CaseStep } from './case.types'
import type { CaseDefinition } from './definition'

/** Steps in which the customer does something, in their order. */
export type WorkStep = 'filling' | 'attaching' | 'reviewing'

/** The part of the address of each step; the first stands at the case's own address. */
export const STEP_SLUGS: Readonly<Record<CaseStep, string>> = {
  filling: '',
  attaching: 'dokumentumok',
  reviewing: 'ellenorzes',
  submitting: 'ellenorzes',
  submitted: '',
}

/** Which steps a case has. */
export interface Plan {
  readonly steps: readonly WorkStep[]
  /** Where a step leads when it is submitted. */
  after(step: WorkStep): WorkStep | 'submitting'
  /** Where a step leads back to; `null` on the first. */
  before(step: WorkStep): WorkStep | null
}

/** The steps that a definition needs, and their order. */
export const planOf = (definition: CaseDefinition): Plan => {
  const steps: readonly WorkStep[] = [
    'filling',
    ...(fieldsOn(definition.form, 'documents').length > 0 ? (['attaching'] as const) : []),
    ...(definition.summary ? (['reviewing'] as const) : []),
  ]
  return {
    steps,
    after: (step) => steps[steps.indexOf(step) + 1] ?? 'submitting',
    before: (step) => steps[steps.indexOf(step) - 1] ?? null,
  }
}
