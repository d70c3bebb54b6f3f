import * as v from 'valibot'
import { dataCorrection, isoDate } from '../../../src/api/entities'

/** The insurer's data on a vehicle contract besides its header. */
export const vehicleSlice = v.object({
  /** The customer's answers in the data correction. */
  corrections: dataCorrection,
  /** The day on which the vehicle left traffic; `null` while it is in traffic. */
  removedSince: v.nullable(isoDate),
  /** Refund for the days out of traffic, in forints. */
  refunded: v.optional(v.number()),
  /**
   * The last time out of traffic: its first day (`since`) and the day of return (`on`), which may be in the future. The
   * refund or charge for this time was booked when the customer reported the return.
   */
  back: v.optional(v.object({ since: isoDate, on: isoDate })),
  /** The future day on which the contract is in force again. */
  reactivation: v.optional(isoDate),
  /** `true` if the bonus of an earlier contract was taken over. This is allowed once. */
  isBonusTakenOver: v.optional(v.boolean()),
  /** Requested terminations. Each takes effect when its case has succeeded and its day has come. */
  terminations: v.array(v.object({ caseId: v.string(), terminationReasonId: v.number(), endDate: isoDate })),
})
