import { dayAt } from '../../../machines/today'
import { currentPayment, DIRECT_DEBIT } from '../client/payment'
import { between, periodPremium, periodStartsAround } from '../payments/due'
import type { PaymentsMemory } from '../payments/slice'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'

/**
 * Initial overpayments, in forints. The contracts without debt have paid a premium twice. The ended contract has paid
 * half a year too much, because the car was sold.
 */
const overpaid = new Map([
  ['10000002', 9340],
  ['10000003', 21300],
  ['30000002', 3620],
  ['60000001', 25000],
])

/** The premium of an ended contract, and the length of its last period up to the end, in months. */
const ended = new Map([
  ['10000003', { premium: 42_600, months: 6 }],
  ['20000002', { premium: 24_300, months: 2 }],
  ['40000003', { premium: 25_000, months: 3 }],
])

/** A contract with its initial payments. */
export const withPayments = (contract: Contract, now: number): Contract => {
  const value = overpaid.get(contract.number)
  const payments: PaymentsMemory = {
    overpayment: value === undefined ? null : { value, currency: 'HUF' },
    paidPeriods: isSettled(contract) ? [periodAt(contract, now)] : [],
    cards: {},
    ...pastOf(contract),
  }
  const paying = { ...contract, payments }
  const debtParts = owedParts(paying, now)
  return { ...contract, payments: { ...payments, owed: debtParts, reminded: debtParts?.length ?? 0 } }
}

/** Number of whole premiums in the debt. Each had a reminder. */
const owedPremiums = (contract: Contract): number =>
  (contract.header.debt?.value ?? 0) / (periodPremium(contract)?.value ?? Number.POSITIVE_INFINITY)

// The parts of the debt: one premium for each of the latest periods. The current period's premium may also be due.
// Payments cover the oldest debt first, so no unpaid premium is older than a paid one.
const owedParts = (contract: Contract, now: number): PaymentsMemory['owed'] => {
  const premium = periodPremium(contract)
  const count = owedPremiums(contract)
  if (premium === undefined || count === 0) return []
  const isOver = contract.header.contract.contractStatusId === 2
  const isRunningOwed = isOver || isSettled(contract)
  const lastDay = lastDayOf(contract)
  const startAt = periodStartsAround(contract, lastDay ? isoDaysFrom(Date.parse(lastDay), -1) : dayAt(now))
  return Array.from({ length: count }, (_, index) => {
    const at = index - count + (isRunningOwed ? 1 : 0)
    const period = between(startAt(at), startAt(at + 1))
    const { paymentPeriodStartDate: from, paymentPeriodEndDate: to, paymentDeadline: deadline } = period
    return { value: premium.value, dueDate: from, deadline, from, to: lastDay && lastDay < to ? lastDay : to }
  })
}

const lastDayOf = ({ header: { contract } }: Contract): string | null | undefined =>
  'terminationDate' in contract ? contract.terminationDate : undefined

// Tells if the current period's premium is paid or part of the debt. A direct debit has paid older debt in its place. A
// liability insurance with an older debt would have ended.
const isSettled = (contract: Contract): boolean =>
  contract.header.debt === null ||
  contract.insuranceType === 'kgfb' ||
  currentPayment(contract).paymentTypeId === DIRECT_DEBIT

const periodAt = (contract: Contract, now: number): { readonly from: string; readonly to: string } => {
  const startAt = periodStartsAround(contract, dayAt(now))
  return { from: startAt(0), to: isoDaysFrom(Date.parse(startAt(1)), -1) }
}

const pastOf = ({ number, header: { contract } }: Contract): Pick<PaymentsMemory, 'past'> => {
  const lastPeriod = ended.get(number)
  const end = 'terminationDate' in contract ? contract.terminationDate : null
  if (lastPeriod === undefined || !end) return {}
  return {
    past: { premium: { value: lastPeriod.premium, currency: 'HUF' }, start: monthsFrom(end, -lastPeriod.months) },
  }
}
