import { planOf } from '../../../machines/case/machine/plan'
import { memoize } from './memoize'

/** Returns the plan of a case: which steps it has. Memoizes `planOf`. */
export const planFor = memoize(planOf)
