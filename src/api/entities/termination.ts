import * as v from 'valibot'
import { assumedKnown, maybeDate, maybeMoney, maybeText, money } from './common'

/** Effects of a termination (specification, section 3). */
export const terminationInfo = v.object({
  /** The debt at the end; negative if too much was paid (assumed). */
  debtForWithdraw: maybeMoney,
  /**
   * The premium for the days before the end that the customer has not paid and that is not due yet. The customer pays
   * it in the same way as a premium.
   */
  premiumUntilEnd: assumedKnown(money),
  /**
   * The premium for days after the end that was already paid or is due. The insurer refunds it or deducts it from the
   * debt.
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
