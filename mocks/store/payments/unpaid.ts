import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import type { TimedEvent } from '../contract/timedEvents'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { takeFromOverpayment } from './balance'
import { advancePremiumDay, allocatePayment } from './booking'
import {
  duePayments,
  isPeriodSettled,
  monthsPerPremium,
  type Period,
  periodBetween,
  periodStartsAround,
  premiumOfPeriod,
  unpaidPeriodStart,
} from './due'
import { invoicedUntil } from './invoiced'
import { paymentsMemory } from './memory'
import { isSuspendedOn } from './rest'

/** Days from a premium's due date to its reminder. */
export const REMINDER_DELAY_DAYS = 30

/** Months of unpaid premiums after which the insurer ends a contract other than a liability insurance. */
const MAX_UNPAID_MONTHS = 3

type UnpaidPremium = Period & { readonly premium: Money }

/** The event that turns the first unpaid premium into debt after its payment deadline. */
export const missedPremiumEvent = (store: Store, contract: Contract): TimedEvent | undefined => {
  const unpaidPremium = firstUnpaidPremium(store, contract)
  if (unpaidPremium === undefined) return undefined
  return { day: dayAfter(unpaidPremium.paymentDeadline), happens: () => addToDebt(contract, unpaidPremium) }
}

/** The event that pays a premium from an overpayment that arose after the premium's first day. */
export const overpaidPremiumEvent = (store: Store, contract: Contract): TimedEvent | undefined => {
  const { overpayment } = paymentsMemory(contract)
  const day = firstUnpaidPremium(store, contract)?.paymentPeriodStartDate
  if (contract.header.debt !== null || overpayment === null || !day || day > invoicedUntil(store, contract))
    return undefined
  const [duePremium] = duePayments({ ...store, now: () => Date.parse(day) }, contract)
  if (duePremium?.premiumType !== 'CURRENT' || duePremium.premium.value > overpayment.value) return undefined
  const { value } = duePremium.premium
  const happens: TimedEvent['happens'] = (storeThatDay) => {
    if (takeFromOverpayment(contract, value)) allocatePayment(storeThatDay, contract, value, 'CURRENT')
  }
  return { day, happens }
}

/** Adds a premium to the debt. */
export const addToDebt = (contract: Contract, { premium, ...period }: UnpaidPremium): void => {
  const { paymentPeriodStartDate: periodStart, paymentPeriodEndDate: periodEnd, paymentDeadline: deadline } = period
  const memory = paymentsMemory(contract)
  const { header } = contract
  header.debt = { ...premium, value: (header.debt?.value ?? 0) + premium.value }
  memory.owed = [
    ...(memory.owed ?? []),
    { value: premium.value, dueDate: periodStart, deadline, from: periodStart, to: periodEnd },
  ]
  memory.paidPeriods.push({ from: periodStart, to: periodEnd })
  if (memory.open?.from === periodStart) delete memory.open
  advancePremiumDay(contract, periodStart)
}

/** The earliest unpaid premium that is not part of the debt yet. */
const firstUnpaidPremium = (store: Store, contract: Contract): UnpaidPremium | undefined => {
  const { open } = paymentsMemory(contract)
  if (open !== undefined) return { premium: open.premium, ...periodBetween(open.from, dayAfter(open.to)) }
  const periodStartAt = periodStartsAround(contract, invoicedUntil(store, contract))
  const currentPeriod = periodBetween(periodStartAt(0), periodStartAt(1))
  const start = isPeriodSettled(contract, currentPeriod)
    ? unpaidPeriodStart(contract, periodStartAt(1))
    : currentPeriod.paymentPeriodStartDate
  const premium = isSuspendedOn(contract, start) ? undefined : premiumOfPeriod(contract, start)
  return premium && { premium, ...periodBetween(start, periodStartsAround(contract, start)(1)) }
}

/**
 * The event that sends the next reminder of an unpaid premium, 30 days after its due date. Sends no reminder dated
 * before the creation of the store.
 */
export const reminderEvent = (store: Store, contract: Contract): TimedEvent | undefined => {
  const { reminders = [], owed = [] } = paymentsMemory(contract)
  const unpaidPremium = firstUnpaidPremium(store, contract)
  const unpaidItems = [
    ...owed.map(({ value, dueDate }) => ({ dueDate, amount: { value, currency: 'HUF' as const } })),
    ...(unpaidPremium ? [{ dueDate: unpaidPremium.paymentPeriodStartDate, amount: unpaidPremium.premium }] : []),
  ]
  const [nextReminder] = unpaidItems
    .map(({ dueDate, amount }) => ({ date: isoDaysFrom(Date.parse(dueDate), REMINDER_DELAY_DAYS), amount }))
    .filter(({ date }) => date > dayAt(store.state.beganAt) && !reminders.some((earlier) => earlier.date === date))
  if (nextReminder === undefined) return undefined
  const happens = (): void => {
    paymentsMemory(contract).reminders = [nextReminder, ...reminders]
  }
  return { day: nextReminder.date, happens }
}

/**
 * The last day of a contract with unpaid premiums; `undefined` if the contract will not end because of them. By law, a
 * liability insurance ends at the first missed deadline. Other contracts end when three months of premiums are unpaid.
 */
export const lapseDay = (contract: Contract): string | undefined => {
  const debtParts = [...(paymentsMemory(contract).owed ?? [])].sort((one, other) =>
    one.deadline < other.deadline ? -1 : 1,
  )
  const allowedMonths = contract.insuranceType === 'kgfb' ? 1 : MAX_UNPAID_MONTHS
  let months = 0
  return debtParts.find(({ from, to }) => {
    months += from && to ? monthsIn(from, to) : monthsPerPremium(contract)
    return months >= allowedMonths
  })?.deadline
}

/** The length of a period in months, rounded up. `to` is its last day. */
const monthsIn = (from: string, to: string): number => {
  let months = 1
  while (monthsFrom(from, months) <= to) months += 1
  return months
}
