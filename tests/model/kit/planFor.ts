import type { CaseDefinition } from '../../../machines/case/definition'
import { type Plan, planOf } from '../../../machines/case/plan'

const plans = new WeakMap<CaseDefinition, Plan>()

/** The plan of a case, made once: each of thousands of situations asks for it. */
export const planFor = (definition: CaseDefinition): Plan => {
  const plan = plans.get(definition) ?? planOf(definition)
  plans.set(definition, plan)
  return plan
}
