import type { InferOutput } from 'valibot'
import type { Money, terminationInfo } from '../../src/api/entities'
import { asSecondaryDetails, type Detail, knownDetail, knownMoneyDetail } from '../case/definition/detail'
import { currencyOf, moneyOfUnits, smallestUnitsOf } from '../payment/smallestUnit'
import { addDays, isDay } from '../validation/date'

type Info = InferOutput<typeof terminationInfo>

/** Notice period, in days before the last day of the insurance period. */
const NOTICE_DAYS = 30

/** Approximate length of a period in days, for the drawing of the deadline. */
const PERIOD_DAYS = { year: 365, quarter: 91 } as const

/** Returns the last day on which a notice can arrive (`yyyy-MM-dd`) so that the contract ends on the day `endDate`. */
export const lastNoticeDay = (endDate: string): string => addDays(endDate, -NOTICE_DAYS)

/**
 * Returns the last day for a notice that ends the contract at the end of the current period (decision 8). Empty if the
 * insurer does not report the end of this period.
 */
export const noticeDeadlineDetail = (
  { insuranceEndDate: endDate }: Info,
  period: keyof typeof PERIOD_DAYS = 'year',
): readonly Detail[] => {
  // The insurer may send an invalid day, such as 31 February. Some JavaScript engines throw on such a day.
  if (!endDate || !isDay(endDate)) return []
  const nextPeriodStart = addDays(endDate, 1)
  const value = {
    until: lastNoticeDay(endDate),
    from: addDays(nextPeriodStart, -PERIOD_DAYS[period]),
    next: nextPeriodStart,
    isYear: period === 'year',
  }
  return [{ name: 'noticeUntil', kind: 'deadline', value }]
}

/** Returns an amount to pay or, if the amount is negative, an amount paid back. The two have different text keys. */
const amountDetail = (toPayName: string, paidBackName: string, { value, currency }: Money): Detail =>
  value < 0
    ? { name: paidBackName, kind: 'money', value: { value: -value, currency } }
    : { name: toPayName, kind: 'money', value: { value, currency } }

/**
 * Returns the final balance: an amount to pay or paid back. Empty if the currencies differ, or the debt is not known
 * (`null` means no debt). Also empty if the insurer reports neither the premium until the end nor the unused premium,
 * which are not in the specification.
 */
export const finalBalanceDetails = ({
  debtForWithdraw: debt,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: Info): readonly Detail[] => {
  if (debt === undefined || (!premiumUntilEnd && !unusedPremium)) return []
  const amounts = [
    debt,
    premiumUntilEnd,
    unusedPremium && { ...unusedPremium, value: -unusedPremium.value },
    durationDiscount,
  ].flatMap((amount) => amount ?? [])
  const [firstAmount] = amounts
  if (firstAmount === undefined || amounts.some((amount) => currencyOf(amount) !== currencyOf(firstAmount))) return []
  const units = amounts.reduce((sum, amount) => sum + smallestUnitsOf(amount), 0)
  return [amountDetail('totalToPay', 'totalBack', moneyOfUnits(units, firstAmount))]
}

const terminationCostParts = ({
  debtForWithdraw: debt,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: Info): readonly Detail[] => [
  ...(debt ? [amountDetail('debtForWithdraw', 'overpaid', debt)] : []),
  ...knownMoneyDetail('premiumUntilEnd', premiumUntilEnd),
  ...knownMoneyDetail('unusedPremium', unusedPremium),
  ...knownMoneyDetail('durationDiscount', durationDiscount),
]

/** Returns the costs of a termination, itemised and in total, as far as the insurer reports them. */
export const terminationCosts = (info: Info): readonly Detail[] => {
  const parts = terminationCostParts(info)
  const total = parts.length > 1 || info.unusedPremium ? finalBalanceDetails(info) : []
  return total.length > 0 ? [...asSecondaryDetails(parts), ...total] : parts
}

/** Returns the last day of cover and the costs of a termination. */
export const terminationEndDetails = (info: Info): readonly Detail[] => [
  ...knownDetail('insuranceEndDate', 'date', info.insuranceEndDate ?? info.terminationDate),
  ...terminationCosts(info),
]

/**
 * Returns the effect of a termination today, as an example before the customer chooses a day. Empty if the insurer's
 * preview could not be loaded.
 */
export const endTodayDetails = ({ info }: { readonly info: Info | null }): readonly Detail[] =>
  info ? terminationEndDetails(info) : []

/**
 * Returns the details that the result page repeats: the last day of cover, and the debt with the total, or the known
 * costs.
 */
export const resultPageEndDetails = (info: Info): readonly Detail[] => {
  const total = finalBalanceDetails(info)
  const parts = terminationCostParts(info)
  return [
    ...knownDetail('insuranceEndDate', 'date', info.insuranceEndDate ?? info.terminationDate),
    ...(total.length > 0 ? [...parts.filter(({ name }) => name === 'debtForWithdraw'), ...total] : parts),
  ]
}
