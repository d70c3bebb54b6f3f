import * as v from 'valibot'
import { assumedKnown, maybeDate, maybeMoney, maybeText, money } from './common'

/** What a termination would mean (specification, section 3). */
export const terminationInfo = v.object({
  /** What is owed at the end; below zero what was paid too much (assumed). */
  debtForWithdraw: maybeMoney,
  /** What the days up to the end cost that nothing was paid or is owed for yet: it is paid as premiums are. */
  premiumUntilEnd: assumedKnown(money),
  /** What was paid, or is owed, for days after the end: it comes back, or off what is owed. */
  unusedPremium: assumedKnown(money),
  insuranceEndDate: maybeDate,
  durationDiscount: maybeMoney,
  terminationDate: maybeDate,
})

/** What the termination of a vehicle contract would mean (specification, section 3). */
export const vehicleTerminationInfo = v.object({
  ...terminationInfo.entries,
  bonus: maybeText,
  nextYearPeriodicalPremium: maybeMoney,
})
