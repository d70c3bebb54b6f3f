import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import type { Passing } from '../contract/passing'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { moveOn } from './booking'
import { between, isPaid, monthsOf, type Period, premiumFrom, startsAround, unpaidFrom } from './due'
import { invoicedUntil } from './invoiced'
import { paymentsMemory } from './memory'
import { restsOn } from './rest'

/** Days from a premium's due date to its reminder. */
export const REMINDED = 30

/** Months of unpaid premiums after which the insurer ends a contract other than a liability insurance. */
const PATIENCE = 3

type Asked = Period & { readonly premium: Money }

/** The event that turns the first unpaid premium into debt after its payment deadline. */
export const missedPremium = (store: Store, contract: Contract): Passing | undefined => {
  const asked = askedFirst(store, contract)
  if (asked === undefined) return undefined
  return { day: dayAfter(asked.paymentDeadline), happens: () => becomeOwed(contract, asked) }
}

/** Adds a premium to the debt. */
export const becomeOwed = (contract: Contract, { premium, ...period }: Asked): void => {
  const { paymentPeriodStartDate: from, paymentPeriodEndDate: to, paymentDeadline: deadline } = period
  const memory = paymentsMemory(contract)
  const { header } = contract
  header.debt = { ...premium, value: (header.debt?.value ?? 0) + premium.value }
  memory.owed = [...(memory.owed ?? []), { value: premium.value, dueDate: from, deadline, from, to }]
  memory.paidPeriods.push({ from, to })
  if (memory.open?.from === from) delete memory.open
  moveOn(contract, from)
}

/** The premium that is due first and is not debt yet. */
const askedFirst = (store: Store, contract: Contract): Asked | undefined => {
  const { open } = paymentsMemory(contract)
  if (open !== undefined) return { premium: open.premium, ...between(open.from, dayAfter(open.to)) }
  const startAt = startsAround(contract, invoicedUntil(store, contract))
  const running = between(startAt(0), startAt(1))
  const start = isPaid(contract, running) ? unpaidFrom(contract, startAt(1)) : running.paymentPeriodStartDate
  const premium = restsOn(contract, start) ? undefined : premiumFrom(contract, start)
  return premium && { premium, ...between(start, startsAround(contract, start)(1)) }
}

/** The next reminder of an unpaid premium, 30 days after its due date, if that is after the store began. */
export const reminder = (store: Store, contract: Contract): Passing | undefined => {
  const { reminders = [], owed = [] } = paymentsMemory(contract)
  const asked = askedFirst(store, contract)
  const unpaid = [
    ...owed.map(({ value, dueDate }) => ({ dueDate, amount: { value, currency: 'HUF' as const } })),
    ...(asked ? [{ dueDate: asked.paymentPeriodStartDate, amount: asked.premium }] : []),
  ]
  const [first] = unpaid
    .map(({ dueDate, amount }) => ({ date: isoDaysFrom(Date.parse(dueDate), REMINDED), amount }))
    .filter(({ date }) => date > dayAt(store.state.beganAt) && !reminders.some((sent) => sent.date === date))
  if (first === undefined) return undefined
  const happens = (): void => {
    paymentsMemory(contract).reminders = [first, ...reminders]
  }
  return { day: first.date, happens }
}

/**
 * The last day of a contract with unpaid premiums; `undefined` if the contract will not end because of them. By law, a
 * liability insurance ends at the first missed deadline. Other contracts end when three months of premiums are unpaid.
 */
export const lapseDay = (contract: Contract): string | undefined => {
  const owed = [...(paymentsMemory(contract).owed ?? [])].sort((one, other) => (one.deadline < other.deadline ? -1 : 1))
  const patience = contract.insuranceType === 'kgfb' ? 1 : PATIENCE
  let months = 0
  return owed.find(({ from, to }) => {
    months += from && to ? monthsIn(from, to) : monthsOf(contract)
    return months >= patience
  })?.deadline
}

/** The length of a period in months, rounded up. `to` is its last day. */
const monthsIn = (from: string, to: string): number => {
  let months = 1
  while (monthsFrom(from, months) <= to) months += 1
  return months
}
