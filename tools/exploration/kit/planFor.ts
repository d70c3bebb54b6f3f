import { planOf } from '../../../machines/case/machine/plan'
import { memoize } from './memoize'

/** The plan of a case. */
export const planFor = memoize(planOf)
