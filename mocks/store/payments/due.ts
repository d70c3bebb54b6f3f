import { comingEnd, isOverBefore } from '../../../machines/cases/comingEnd'
import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import { nextYearPremium } from '../../data/nextYear'
import { paymentOf } from '../client/payment'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { paymentsOf } from '../vehicle/premium'
import { paymentsMemory } from './memory'
import { isSuspendedOn } from './rest'

/** Days from the start of a period to its payment deadline, at which an unpaid liability insurance ends. */
const GRACE = 60

/** Yearly premium of a home contract, in forints. The header of a home contract does not contain it. */
const PROPERTY_YEARLY = 43_440

/** A period that a premium pays for; its days are `yyyy-MM-dd`. */
export interface Period {
  readonly paymentPeriodStartDate: string
  readonly paymentPeriodEndDate: string
  readonly paymentDeadline: string
}

/** A due premium. */
export interface DuePremium extends Period {
  readonly premium: Money
  readonly premiumType: 'CURRENT' | 'NEXT'
}

/** The due premiums of the current and the next period, without the debt, which is in the contract's header. */
export const duePayments = (store: Store, contract: Contract): DuePremium[] => {
  const [current, next] = periodsOf(store, contract)
  const today = dayAt(store.now())
  const { open } = paymentsMemory(contract)
  const isOpen = (period: Period): boolean => period.paymentDeadline >= today && !isPaid(contract, period)
  const entry = (period: Period, premiumType: DuePremium['premiumType']): DuePremium[] => {
    const { paymentPeriodStartDate: start } = period
    const premium = isSuspendedOn(contract, start) ? undefined : premiumOf(contract, start)
    return premium !== undefined && isOpen(period) ? [{ premium, ...period, premiumType }] : []
  }
  const before = open && { premium: open.premium, ...between(open.from, dayAfter(open.to)) }
  const isBeforeDue =
    before !== undefined && contract.header.contract.contractStatusId !== 2 && before.paymentDeadline >= today
  return [
    ...(isBeforeDue ? [{ ...before, premiumType: 'CURRENT' as const }] : entry(current, 'CURRENT')),
    ...entry(next, 'NEXT'),
  ]
}

// A contract that has ended has no more premiums, only perhaps a debt.
const premiumOf = (contract: Contract, start: string): Money | undefined =>
  contract.header.contract.contractStatusId === 2 ? undefined : premiumFrom(contract, start)

/** The premium of the period that begins on a day. Each insurance year of a vehicle contract has its own premium. */
export const premiumFrom = (contract: Contract, start: string): Money | undefined => {
  const former = contract.payments?.formerYears?.find(({ until }) => start < until)?.yearly
  if (former) return { ...former, value: Math.round((former.value * monthsOf(contract)) / 12) }
  const premium = periodPremium(contract)
  const isVehicle = contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco'
  const anniversary = isVehicle ? contract.header.contract.anniversaryDate : null
  return premium !== undefined && anniversary && start >= anniversary ? nextYearPremium(premium) : premium
}

/** Tells if a contract will have ended before a period begins. Such a period has no premium. */
export const endsBefore = ({ header }: Contract, start: string): boolean => isOverBefore(comingEnd(header), start)

/** The next premium to pay, without the debt, and its due date. Each is `null` if it is unknown or nothing is due. */
export const nextDue = (
  store: Store,
  contract: Contract,
): { readonly premium: Money | null; readonly day: string | null } => {
  const isOwing = contract.header.debt !== null
  const due = duePayments(store, contract)
  // The due premium of a customer with a debt is part of that debt (`owed.ts`), so only the next premium counts.
  const [first] = isOwing ? due.filter(({ premiumType }) => premiumType === 'NEXT') : due
  const isAsked = first && !endsBefore(contract, first.paymentPeriodStartDate)
  if (isAsked && (isOwing || first.premiumType === 'CURRENT'))
    return { premium: first.premium, day: first.paymentPeriodStartDate }
  const day = nextPremiumDay(contract)
  // No premium falls due while cover is suspended or after the end.
  return day && !isSuspendedOn(contract, day) && !endsBefore(contract, day)
    ? { premium: premiumOf(contract, day) ?? null, day }
    : { premium: null, day: null }
}

/** The premium for one payment period of this year, or of an ended contract's last year; `undefined` if unknown. */
export const periodPremium = ({
  insuranceType,
  header: { contract },
  client,
  payments,
}: Contract): Money | undefined => {
  const past = contract.contractStatusId === 2 ? payments?.past?.premium : undefined
  if ('premiumFrequency' in contract) return contract.premiumFrequency ?? past
  if (insuranceType !== 'lakas') return undefined
  const timesAYear = paymentsOf(client?.payment?.paymentFrequencyId ?? 4)
  return { value: PROPERTY_YEARLY / timesAYear, currency: 'HUF' }
}

/** The current period and the next one. */
const periodsOf = (store: Store, contract: Contract): readonly [Period, Period] => {
  const startAt = periodStartsAround(contract, dayAt(store.now()))
  const periodAt = (at: number): Period => between(startAt(at), startAt(at + 1))
  return [periodAt(0), periodAt(1)]
}

/** Number of months that a premium covers. */
export const monthsOf = (contract: Contract): number => 12 / paymentsOf(paymentOf(contract).paymentFrequencyId)

/** Start days of a contract's periods by index: 0 is the period that contains `day`, earlier ones are negative. */
export const periodStartsAround = (contract: Contract, day: string): ((at: number) => string) =>
  periodStarts(knownStart(contract) ?? day, monthsOf(contract), day)

/**
 * Start days of periods of `months` months, by index, counted from `anyStart`. Index 0 is the period that contains `day`.
 */
export const periodStarts = (anyStart: string, months: number, day: string): ((at: number) => string) => {
  // Counted from the known start, so that a short month does not shift the day.
  let step = 0
  while (monthsFrom(anyStart, step * months) > day) step -= 1
  while (monthsFrom(anyStart, (step + 1) * months) <= day) step += 1
  return (at) => monthsFrom(anyStart, (step + at) * months)
}

/** The first day whose premium was not paid or requested yet; `null` or `undefined` if unknown. */
export const nextPremiumDay = ({ header: { contract } }: Contract): string | null | undefined =>
  'paymentNextperiod' in contract ? contract.paymentNextperiod : undefined

/** Tells if a period's premium is settled: it was paid or became debt. */
export const isPaid = (contract: Contract, { paymentPeriodEndDate }: Period): boolean =>
  paymentsMemory(contract).paidPeriods.some(
    ({ from, to }) => from <= paymentPeriodEndDate && paymentPeriodEndDate <= to,
  )

/**
 * Returns `day` if the period that starts on it is not prepaid, otherwise the start of the next period that is not
 * prepaid.
 */
export const unpaidFrom = (contract: Contract, day: string): string => {
  const paid = paymentsMemory(contract).paidPeriods.find(({ from, to }) => from === day && to >= from)
  return paid ? unpaidFrom(contract, dayAfter(paid.to)) : day
}

/** A known start day of one of a contract's periods; `null` or `undefined` if unknown. */
export const knownStart = ({ header: { contract }, payments }: Contract): string | null | undefined => {
  if (payments?.past && contract.contractStatusId === 2) return payments.past.start
  if (payments?.anchor) return payments.anchor
  if ('anniversaryDate' in contract && contract.anniversaryDate) return contract.anniversaryDate
  if ('paymentNextperiod' in contract && contract.paymentNextperiod) return contract.paymentNextperiod
  if ('startDate' in contract && contract.startDate) return contract.startDate
  return 'terminationDate' in contract ? contract.terminationDate : undefined
}

/** The period from `start` to the day before `nextStart`, with its payment deadline. */
export const between = (start: string, nextStart: string): Period => {
  const end = isoDaysFrom(Date.parse(nextStart), -1)
  const graceEnd = isoDaysFrom(Date.parse(start), GRACE)
  return {
    paymentPeriodStartDate: start,
    paymentPeriodEndDate: end,
    paymentDeadline: graceEnd < end ? graceEnd : end,
  }
}
