import type { InferOutput } from 'valibot'
import type { Money, terminationInfo } from '../../src/api/entities'
import { asParts, type Detail, knownDetail, knownMoney } from '../case/definition/detail'
import { currencyOf, ofUnits, unitsOf } from '../payment/smallestUnit'
import { addDays, isDay } from '../validation/date'

type Info = InferOutput<typeof terminationInfo>

/** Notice period, in days before the last day of the insurance period. */
const NOTICE = 30

/** Length at which a period is drawn, in days. */
const LENGTH = { year: 365, quarter: 91 } as const

/** Returns the last day on which a notice can arrive (`yyyy-MM-dd`) so that the contract ends on the day `end`. */
export const lastDayOfNotice = (end: string): string => addDays(end, -NOTICE)

/** Returns the deadline of a notice that ends the contract with its period (decision 8); empty if not reported. */
export const noticeUntil = (
  { insuranceEndDate: end }: Info,
  period: keyof typeof LENGTH = 'year',
): readonly Detail[] => {
  // The insurer may send an invalid day, such as 31 February. Some engines throw on it.
  if (!end || !isDay(end)) return []
  const next = addDays(end, 1)
  const value = { until: lastDayOfNotice(end), from: addDays(next, -LENGTH[period]), next, isYear: period === 'year' }
  return [{ name: 'noticeUntil', kind: 'deadline', value }]
}

/** Returns an amount to pay or, if negative, an amount paid back, each with its own text key. */
const amountDetail = (toPayName: string, paidBackName: string, { value, currency }: Money): Detail =>
  value < 0
    ? { name: paidBackName, kind: 'money', value: { value: -value, currency } }
    : { name: toPayName, kind: 'money', value: { value, currency } }

/**
 * Returns the final balance: an amount to pay or paid back. Empty if currencies differ, or if the insurer reports no
 * amount for the days before or after the end. The specification does not contain these amounts.
 */
export const terminationTotal = ({
  debtForWithdraw: debt,
  premiumUntilEnd,
  unusedPremium: unused,
  durationDiscount,
}: Info): readonly Detail[] => {
  if (!premiumUntilEnd && !unused) return []
  const amounts = [debt, premiumUntilEnd, unused && { ...unused, value: -unused.value }, durationDiscount].flatMap(
    (amount) => amount ?? [],
  )
  const [first] = amounts
  if (first === undefined || amounts.some((amount) => currencyOf(amount) !== currencyOf(first))) return []
  const units = amounts.reduce((sum, amount) => sum + unitsOf(amount), 0)
  return [amountDetail('totalToPay', 'totalBack', ofUnits(units, first))]
}

const terminationParts = ({
  debtForWithdraw: debt,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: Info): readonly Detail[] => [
  ...(debt ? [amountDetail('debtForWithdraw', 'overpaid', debt)] : []),
  ...knownMoney('premiumUntilEnd', premiumUntilEnd),
  ...knownMoney('unusedPremium', unusedPremium),
  ...knownMoney('durationDiscount', durationDiscount),
]

/** Returns the costs of a termination, itemised and in total, as far as the insurer reports them. */
export const terminationCosts = (info: Info): readonly Detail[] => {
  const parts = terminationParts(info)
  const total = parts.length > 1 || info.unusedPremium ? terminationTotal(info) : []
  return total.length > 0 ? [...asParts(parts), ...total] : parts
}

/** Returns the last day of cover and the costs of a termination. */
export const terminationEnd = (info: Info): readonly Detail[] => [
  ...knownDetail('insuranceEndDate', 'date', info.insuranceEndDate ?? info.terminationDate),
  ...terminationCosts(info),
]

/** Returns the effect of a termination today, for a case that asks for another possible day; empty if not reported. */
export const endToday = ({ info }: { readonly info: Info | null }): readonly Detail[] =>
  info ? terminationEnd(info) : []

/** Returns the details that the result page repeats: the last day of cover, and the total or the known costs. */
export const terminationKept = (info: Info): readonly Detail[] => {
  const total = terminationTotal(info)
  return [
    ...knownDetail('insuranceEndDate', 'date', info.insuranceEndDate ?? info.terminationDate),
    ...(total.length > 0 ? total : terminationParts(info)),
  ]
}
