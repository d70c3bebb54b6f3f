import { planOf } from '../../../machines/case/machine/plan'
import { oncePer } from './oncePer'

/** The plan of a case. */
export const planFor = oncePer(planOf)
