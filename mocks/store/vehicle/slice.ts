import * as v from 'valibot'
import { dataCorrection, isoDate } from '../../../src/api/entities'

/** What the insurer remembers of a vehicle contract beside its header. */
export const vehicleSlice = v.object({
  /** What the customer has answered of the data correction. */
  corrections: dataCorrection,
  /** Since when the vehicle is out of traffic; null while it is in it. */
  removedSince: v.nullable(isoDate),
  /** How much was given back for the days out of it, in forints. */
  refunded: v.optional(v.number()),
  /** When the vehicle comes back that is out of traffic by then, and since when: all is settled before. */
  back: v.optional(v.object({ since: isoDate, on: isoDate })),
  /** The day to come on which the contract runs again. */
  reactivation: v.optional(isoDate),
  /** Whether the bonus of an earlier contract was taken over: that is done once. */
  isBonusTakenOver: v.optional(v.boolean()),
  /** Terminations that were handed in; one takes effect when its case has succeeded and its day has come. */
  terminations: v.array(v.object({ caseId: v.string(), terminationReasonId: v.number(), endDate: isoDate })),
})
