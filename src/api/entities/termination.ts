import * as v from 'valibot'
import { assumedKnown, maybeDate, maybeMoney, maybeText, money } from './common'

/** Effects of a termination (specification, section 3). */
export const terminationInfo = v.object({
  /** The debt at the end; negative if too much was paid (assumed). */
  debtForWithdraw: maybeMoney,
  /** The cost of the days before the end that are neither paid nor due yet. It is paid in the same way as a premium. */
  premiumUntilEnd: assumedKnown(money),
  /** The amount paid or due for days after the end. It is refunded or deducted from the debt. */
  unusedPremium: assumedKnown(money),
  insuranceEndDate: maybeDate,
  durationDiscount: maybeMoney,
  terminationDate: maybeDate,
})

/** Effects of the termination of a vehicle contract (specification, section 3). */
export const vehicleTerminationInfo = v.object({
  ...terminationInfo.entries,
  bonus: maybeText,
  nextYearPeriodicalPremium: maybeMoney,
})
