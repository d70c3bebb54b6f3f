import * as v from 'valibot'
import { isoDate } from '../../../src/api/entities'

/** Requested terminations of a home contract. Each takes effect when its case has succeeded. */
export const homeTerminations = v.array(
  v.object({
    caseId: v.string(),
    terminationReasonId: v.number(),
    endDate: isoDate,
    /** The long-term discount to pay back, as shown to the customer, in forints. */
    discount: v.number(),
  }),
)
