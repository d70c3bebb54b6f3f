import * as v from 'valibot'
import { isoDate } from '../../../src/api/entities'

/** Terminations of a property contract that were handed in; one takes effect when its case has succeeded. */
export const homeTerminations = v.array(
  v.object({
    caseId: v.string(),
    terminationReasonId: v.number(),
    endDate: isoDate,
    /** What its customer was told that is paid back of the discount for a long duration, in forints. */
    discount: v.number(),
  }),
)
