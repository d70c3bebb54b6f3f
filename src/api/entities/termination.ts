import * as v from 'valibot'
import { isoDate, money } from './common'

/** What a termination would mean (specification, section 3). */
export const terminationInfo = v.object({
  debtForWithdraw: v.nullable(money),
  insuranceEndDate: v.nullable(isoDate),
  durationDiscount: v.nullable(money),
  terminationDate: v.nullable(isoDate),
})

/** What the termination of a vehicle contract would mean (specification, section 3). */
export const vehicleTerminationInfo = v.object({
  ...terminationInfo.entries,
  bonus: v.nullable(v.string()),
  nextYearPeriodicalPremium: v.nullable(money),
})
