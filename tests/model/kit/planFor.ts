import { planOf } from '../../../machines/case/plan'
import { oncePer } from './oncePer'

/** The plan of a case. */
export const planFor = oncePer(planOf)
