import { comingEnd, isOverBefore } from '../../../machines/contract/comingEnd'
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
import { restsOn } from './rest'

/** How long after its period's start a premium can be paid, in days: an unpaid contract ends then. */
const GRACE = 60

/** What a property contract costs a year, in forints: its header does not say. */
const PROPERTY_YEARLY = 43_440

/** A period that a premium pays for; its days are `yyyy-MM-dd`. */
export interface Period {
  readonly paymentPeriodStartDate: string
  readonly paymentPeriodEndDate: string
  readonly paymentDeadline: string
}

/** A premium that is to be paid. */
export interface DuePremium extends Period {
  readonly premium: Money
  readonly premiumType: 'CURRENT' | 'NEXT'
}

/** The premiums of the current and of the next period that are to be paid on a contract; its debt is the header's. */
export const duePayments = (store: Store, contract: Contract): DuePremium[] => {
  const [current, next] = periodsOf(store, contract)
  const today = dayAt(store.now())
  const { open } = paymentsMemory(contract)
  const isOpen = (period: Period): boolean => period.paymentDeadline >= today && !isPaid(contract, period)
  const entry = (period: Period, premiumType: DuePremium['premiumType']): DuePremium[] => {
    const { paymentPeriodStartDate: start } = period
    const premium = restsOn(contract, start) ? undefined : premiumOf(contract, start)
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

// A contract that has ended costs nothing more, though it may still be owed for.
const premiumOf = (contract: Contract, start: string): Money | undefined =>
  contract.header.contract.contractStatusId === 2 ? undefined : premiumFrom(contract, start)

/** What a period costs that begins on a day: each insurance year of a vehicle's contract has a premium of its own. */
export const premiumFrom = (contract: Contract, start: string): Money | undefined => {
  const former = contract.payments?.formerYears?.find(({ until }) => start < until)?.yearly
  if (former) return { ...former, value: Math.round((former.value * monthsOf(contract)) / 12) }
  const premium = periodPremium(contract)
  const isVehicle = contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco'
  const anniversary = isVehicle ? contract.header.contract.anniversaryDate : null
  return premium !== undefined && anniversary && start >= anniversary ? nextYearPremium(premium) : premium
}

/** Whether a contract will have ended by the day on which a period begins: nobody is asked for its premium. */
export const endsBefore = ({ header }: Contract, start: string): boolean => isOverBefore(comingEnd(header), start)

/** What is to be paid next besides a debt, and the day on which it falls or fell due; `null` each where nobody knows, or there is none. */
export const nextDue = (
  store: Store,
  contract: Contract,
): { readonly premium: Money | null; readonly day: string | null } => {
  const isOwing = contract.header.debt !== null
  const due = duePayments(store, contract)
  // Whoever owes is asked for what has fallen due since in one sum with that (`owed.ts`).
  const [first] = isOwing ? due.filter(({ premiumType }) => premiumType === 'NEXT') : due
  const isAsked = first && !endsBefore(contract, first.paymentPeriodStartDate)
  if (isAsked && (isOwing || first.premiumType === 'CURRENT'))
    return { premium: first.premium, day: first.paymentPeriodStartDate }
  const day = nextPremiumDay(contract)
  // None falls due while cover rests, or after the end.
  return day && !restsOn(contract, day) && !endsBefore(contract, day)
    ? { premium: premiumOf(contract, day) ?? null, day }
    : { premium: null, day: null }
}

/** What a period of a contract costs this year, or has cost; `undefined` where nobody knows. */
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

/** The period that runs, and the one to come. */
const periodsOf = (store: Store, contract: Contract): readonly [Period, Period] => {
  const startAt = startsAround(contract, dayAt(store.now()))
  const periodAt = (at: number): Period => between(startAt(at), startAt(at + 1))
  return [periodAt(0), periodAt(1)]
}

/** How many months a premium is for. */
export const monthsOf = (contract: Contract): number => 12 / paymentsOf(paymentOf(contract).paymentFrequencyId)

/** The days on which a contract's periods begin: the one that a day lies in at 0, those before it below. */
export const startsAround = (contract: Contract, day: string): ((at: number) => string) =>
  startsCounted(knownStart(contract) ?? day, monthsOf(contract), day)

/** The days on which periods of so many months begin, counted from one that is known: the one that a day lies in at 0. */
export const startsCounted = (known: string, months: number, day: string): ((at: number) => string) => {
  // Counted from a start that is known, so that a short month does not wear the day down.
  let step = 0
  while (monthsFrom(known, step * months) > day) step -= 1
  while (monthsFrom(known, (step + 1) * months) <= day) step += 1
  return (at) => monthsFrom(known, (step + at) * months)
}

/** The first day that no premium was paid or asked for yet; nothing where nobody knows. */
export const nextPremiumDay = ({ header: { contract } }: Contract): string | null | undefined =>
  'paymentNextperiod' in contract ? contract.paymentNextperiod : undefined

/** Whether a period's premium is asked for no more: it was paid, or is owed as debt. */
export const isPaid = (contract: Contract, { paymentPeriodEndDate }: Period): boolean =>
  paymentsMemory(contract).paidPeriods.some(
    ({ from, to }) => from <= paymentPeriodEndDate && paymentPeriodEndDate <= to,
  )

/** The first day from one on, with which a period begins, that was not paid for ahead. */
export const unpaidFrom = (contract: Contract, day: string): string => {
  const paid = paymentsMemory(contract).paidPeriods.find(({ from, to }) => from === day && to >= from)
  return paid ? unpaidFrom(contract, dayAfter(paid.to)) : day
}

/** A day on which a period of a contract began or begins; nothing where nobody knows. */
export const knownStart = ({ header: { contract }, payments }: Contract): string | null | undefined => {
  if (payments?.past && contract.contractStatusId === 2) return payments.past.start
  if (payments?.anchor) return payments.anchor
  if ('anniversaryDate' in contract && contract.anniversaryDate) return contract.anniversaryDate
  if ('paymentNextperiod' in contract && contract.paymentNextperiod) return contract.paymentNextperiod
  if ('startDate' in contract && contract.startDate) return contract.startDate
  return 'terminationDate' in contract ? contract.terminationDate : undefined
}

/** The period that begins on a day, when the next one does. */
export const between = (start: string, nextStart: string): Period => {
  const end = isoDaysFrom(Date.parse(nextStart), -1)
  const graceEnd = isoDaysFrom(Date.parse(start), GRACE)
  return {
    paymentPeriodStartDate: start,
    paymentPeriodEndDate: end,
    paymentDeadline: graceEnd < end ? graceEnd : end,
  }
}
