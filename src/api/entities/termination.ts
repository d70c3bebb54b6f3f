import * as v from 'valibot'
import { maybeDate, maybeMoney, maybeText } from './common'

/** What a termination would mean (specification, section 3). */
export const terminationInfo = v.object({
  debtForWithdraw: maybeMoney,
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
