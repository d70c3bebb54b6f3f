import { isEndBeforePremium, scheduledEndOf } from '../../../machines/cases/scheduledEnd'
import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import { nextYearPremium } from '../../data/nextYear'
import { paymentOf } from '../client/payment'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { paymentsPerYear } from '../vehicle/premium'
import { paymentsMemory } from './memory'
import { isSuspendedOn } from './rest'

/**
 * Days from the start of a period to its payment deadline. If the premium is still unpaid then, a liability insurance
 * ends.
 */
const GRACE_DAYS = 60

/** Yearly premium of a home contract, in forints. The header of a home contract does not contain it. */
const HOME_YEARLY_PREMIUM = 43_440

/** A period that a premium pays for; its days are `yyyy-MM-dd`. */
export interface Period {
  readonly paymentPeriodStartDate: string
  readonly paymentPeriodEndDate: string
  readonly paymentDeadline: string
}

/** An unpaid premium of the current or the next period. */
export interface DuePremium extends Period {
  readonly premium: Money
  readonly premiumType: 'CURRENT' | 'NEXT'
}

/**
 * The unpaid premiums of the current and the next period. The debt is not among them; it is in the contract's header.
 */
export const duePayments = (store: Store, contract: Contract): DuePremium[] => {
  const [currentPeriod, nextPeriod] = periodsOf(store, contract)
  const today = dayAt(store.now())
  const { open } = paymentsMemory(contract)
  const isPeriodOpen = (period: Period): boolean =>
    period.paymentDeadline >= today && !isPeriodSettled(contract, period)
  const duePremiumsFor = (period: Period, premiumType: DuePremium['premiumType']): DuePremium[] => {
    const { paymentPeriodStartDate: start } = period
    const premium = isSuspendedOn(contract, start) ? undefined : premiumUnlessEnded(contract, start)
    return premium !== undefined && isPeriodOpen(period) ? [{ premium, ...period, premiumType }] : []
  }
  const storedPremium = open && { premium: open.premium, ...periodBetween(open.from, dayAfter(open.to)) }
  const isStoredPremiumDue =
    storedPremium !== undefined &&
    contract.header.contract.contractStatusId !== 2 &&
    storedPremium.paymentDeadline >= today
  return [
    ...(isStoredPremiumDue
      ? [{ ...storedPremium, premiumType: 'CURRENT' as const }]
      : duePremiumsFor(currentPeriod, 'CURRENT')),
    ...duePremiumsFor(nextPeriod, 'NEXT'),
  ]
}

/** The premium of the period that begins on a day. A contract that has ended has no premium, but may have a debt. */
export const premiumUnlessEnded = (contract: Contract, start: string): Money | undefined =>
  contract.header.contract.contractStatusId === 2 ? undefined : premiumOfPeriod(contract, start)

/** The premium of the period that begins on a day. Each insurance year of a vehicle contract has its own premium. */
export const premiumOfPeriod = (contract: Contract, start: string): Money | undefined => {
  const formerYearlyPremium = contract.payments?.formerYears?.find(({ until }) => start < until)?.yearly
  if (formerYearlyPremium)
    return { ...formerYearlyPremium, value: Math.round((formerYearlyPremium.value * monthsPerPremium(contract)) / 12) }
  const premium = periodPremium(contract)
  const isVehicle = contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco'
  const anniversary = isVehicle ? contract.header.contract.anniversaryDate : null
  return premium !== undefined && anniversary && start >= anniversary ? nextYearPremium(premium) : premium
}

/** Tells if a contract will have ended before a period begins. Such a period has no premium. */
export const endsBeforePeriod = ({ header }: Contract, start: string): boolean =>
  isEndBeforePremium(scheduledEndOf(header), start)

/** The premium for one payment period of this year, or of an ended contract's last year; `undefined` if unknown. */
export const periodPremium = ({
  insuranceType,
  header: { contract },
  client,
  payments,
}: Contract): Money | undefined => {
  const pastPremium = contract.contractStatusId === 2 ? payments?.past?.premium : undefined
  if ('premiumFrequency' in contract) return contract.premiumFrequency ?? pastPremium
  if (insuranceType !== 'lakas') return undefined
  const timesAYear = paymentsPerYear(client?.payment?.paymentFrequencyId ?? 4)
  return { value: HOME_YEARLY_PREMIUM / timesAYear, currency: 'HUF' }
}

/** The current period and the next one. */
const periodsOf = (store: Store, contract: Contract): readonly [Period, Period] => {
  const periodStartAt = periodStartsAround(contract, dayAt(store.now()))
  const periodAt = (index: number): Period => periodBetween(periodStartAt(index), periodStartAt(index + 1))
  return [periodAt(0), periodAt(1)]
}

/** Number of months that a premium covers. */
export const monthsPerPremium = (contract: Contract): number =>
  12 / paymentsPerYear(paymentOf(contract).paymentFrequencyId)

/**
 * Returns a function that gives the first day of a period by its index. Index 0 is the period that contains `day`,
 * negative indexes are earlier periods.
 */
export const periodStartsAround = (contract: Contract, day: string): ((index: number) => string) =>
  periodStarts(knownPeriodStart(contract) ?? day, monthsPerPremium(contract), day)

/**
 * Returns a function that gives the first day of a period by its index. Each period is `months` long, and one starts on
 * `anyStart`. Index 0 is the period that contains `day`.
 */
export const periodStarts = (anyStart: string, months: number, day: string): ((index: number) => string) => {
  // Counts from `anyStart` and not from the previous start, because a short month would shift the day.
  let step = 0
  while (monthsFrom(anyStart, step * months) > day) step -= 1
  while (monthsFrom(anyStart, (step + 1) * months) <= day) step += 1
  return (index) => monthsFrom(anyStart, (step + index) * months)
}

/** The first day whose premium was neither paid nor requested; `null` or `undefined` if unknown. */
export const nextPremiumDay = ({ header: { contract } }: Contract): string | null | undefined =>
  'paymentNextperiod' in contract ? contract.paymentNextperiod : undefined

/**
 * Tells if the insurer no longer requests a period's premium: it was paid, became debt, or is not charged (e.g. during
 * a suspension).
 */
export const isPeriodSettled = (contract: Contract, { paymentPeriodEndDate }: Period): boolean =>
  paymentsMemory(contract).paidPeriods.some(
    ({ from, to }) => from <= paymentPeriodEndDate && paymentPeriodEndDate <= to,
  )

/**
 * Returns `day` if the period that starts on `day` is not prepaid. Otherwise returns the start of the next period that
 * is not prepaid.
 */
export const unpaidPeriodStart = (contract: Contract, day: string): string => {
  const paidPeriod = paymentsMemory(contract).paidPeriods.find(({ from, to }) => from === day && to >= from)
  return paidPeriod ? unpaidPeriodStart(contract, dayAfter(paidPeriod.to)) : day
}

/**
 * The first day of any period of the contract, from which the others can be counted; `null` or `undefined` if unknown.
 */
export const knownPeriodStart = ({ header: { contract }, payments }: Contract): string | null | undefined => {
  if (payments?.past && contract.contractStatusId === 2) return payments.past.start
  if (payments?.anchor) return payments.anchor
  if ('anniversaryDate' in contract && contract.anniversaryDate) return contract.anniversaryDate
  if ('paymentNextperiod' in contract && contract.paymentNextperiod) return contract.paymentNextperiod
  if ('startDate' in contract && contract.startDate) return contract.startDate
  return 'terminationDate' in contract ? contract.terminationDate : undefined
}

/** The period from `start` to the day before `nextStart`, with its payment deadline. */
export const periodBetween = (start: string, nextStart: string): Period => {
  const end = isoDaysFrom(Date.parse(nextStart), -1)
  const graceEnd = isoDaysFrom(Date.parse(start), GRACE_DAYS)
  return {
    paymentPeriodStartDate: start,
    paymentPeriodEndDate: end,
    paymentDeadline: graceEnd < end ? graceEnd : end,
  }
}
