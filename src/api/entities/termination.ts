import * as v from 'valibot'
import { assumedKnown, maybeDate, maybeMoney, maybeText, money } from './common'

/** Effects of a termination (specification, section 3). */
export const terminationInfo = v.object({
  /** The debt at the end; negative if too much was paid (assumed). */
  debtForWithdraw: maybeMoney,
  /**
   * The premium for the days before the end, as far as it is neither paid nor due yet. The customer pays this amount in
   * the same way as a premium.
   */
  premiumUntilEnd: assumedKnown(money),
  /**
   * The premium for the days after the end, as far as it is paid or due. The insurer refunds this amount or deducts it
   * from the debt.
   */
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
