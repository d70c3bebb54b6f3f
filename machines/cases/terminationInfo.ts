import type { InferOutput } from 'valibot'
import type { Money, terminationInfo } from '../../src/api/entities'
import { asParts, type Detail, knownDetail, knownMoney } from '../case/definition/detail'
import { currencyOf, ofUnits, unitsOf } from '../payment/smallestUnit'
import { addDays, isDay } from '../validation/date'

type Info = InferOutput<typeof terminationInfo>

/** How many days before the last day of the period a notice has to be there. */
const NOTICE = 30

/** How long, in days, a period is drawn. */
const LENGTH = { year: 365, quarter: 91 } as const

/** The last day on which a notice may be there for a contract to end on a day, `yyyy-MM-dd`. */
export const lastDayOfNotice = (end: string): string => addDays(end, -NOTICE)

/** The deadline of a notice that ends the contract with its period (decision 8). Empty if the insurer names no last day. */
export const noticeUntil = (
  { insuranceEndDate: end }: Info,
  period: keyof typeof LENGTH = 'year',
): readonly Detail[] => {
  // An insurer's 31 February is no day to count from: some engines throw at it.
  if (!end || !isDay(end)) return []
  const next = addDays(end, 1)
  const value = { until: lastDayOfNotice(end), from: addDays(next, -LENGTH[period]), next, isYear: period === 'year' }
  return [{ name: 'noticeUntil', kind: 'deadline', value }]
}

/** A sum that is to be paid, or (below zero) comes back, each under its own name. */
const either = (toPay: string, back: string, { value, currency }: Money): Detail =>
  value < 0
    ? { name: back, kind: 'money', value: { value: -value, currency } }
    : { name: toPay, kind: 'money', value: { value, currency } }

/**
 * What is to be paid in the end, or comes back; nothing in different currencies, and where the insurer does not tell of the
 * days up to the end or after it, as the specification does not: a sum without them would not be what is paid.
 */
export const terminationTotal = ({
  debtForWithdraw: debt,
  premiumUntilEnd,
  unusedPremium: unused,
  durationDiscount,
}: Info): readonly Detail[] => {
  if (!premiumUntilEnd && !unused) return []
  const parts = [debt, premiumUntilEnd, unused && { ...unused, value: -unused.value }, durationDiscount].flatMap(
    (part) => part ?? [],
  )
  const [first] = parts
  if (first === undefined || parts.some((part) => currencyOf(part) !== currencyOf(first))) return []
  const units = parts.reduce((sum, part) => sum + unitsOf(part), 0)
  return [either('totalToPay', 'totalBack', ofUnits(units, first))]
}

const terminationParts = ({
  debtForWithdraw: debt,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: Info): readonly Detail[] => [
  ...(debt ? [either('debtForWithdraw', 'overpaid', debt)] : []),
  ...knownMoney('premiumUntilEnd', premiumUntilEnd),
  ...knownMoney('unusedPremium', unusedPremium),
  ...knownMoney('durationDiscount', durationDiscount),
]

/** What a termination costs, part by part and in all, as far as the insurer tells. */
export const terminationCosts = (info: Info): readonly Detail[] => {
  const parts = terminationParts(info)
  const total = parts.length > 1 || info.unusedPremium ? terminationTotal(info) : []
  return total.length > 0 ? [...asParts(parts), ...total] : parts
}

/** The last day of cover, and what a termination costs. */
export const terminationEnd = (info: Info): readonly Detail[] => [
  ...knownDetail('insuranceEndDate', 'date', info.insuranceEndDate ?? info.terminationDate),
  ...terminationCosts(info),
]

/** What an end today would mean, for a case that asks for the day, which may be another. An insurer need not tell it. */
export const endToday = ({ info }: { readonly info: Info | null }): readonly Detail[] =>
  info ? terminationEnd(info) : []

/**
 * What the outcome of a termination says once more: the last day of cover, and the sum that is settled then, or what is known
 * of it.
 */
export const terminationKept = (info: Info): readonly Detail[] => {
  const total = terminationTotal(info)
  return [
    ...knownDetail('insuranceEndDate', 'date', info.insuranceEndDate ?? info.terminationDate),
    ...(total.length > 0 ? total : terminationParts(info)),
  ]
}
