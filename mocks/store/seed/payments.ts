import { dayAt } from '../../../machines/today'
import { currentPayment, DIRECT_DEBIT } from '../client/payment'
import { periodBetween, periodPremium, periodStartsAround } from '../payments/due'
import type { PaymentsMemory } from '../payments/slice'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'

/**
 * Initial overpayments, in forints. The contracts without debt have paid a premium twice. The ended contract has paid
 * half a year too much, because the car was sold.
 */
const initialOverpayments = new Map([
  ['10000002', 9340],
  ['10000003', 21300],
  ['30000002', 3620],
  ['60000001', 25000],
])

/** The premium of an ended contract, and the length of its last period up to the end, in months. */
const endedContracts = new Map([
  ['10000003', { premium: 42_600, months: 6 }],
  ['20000002', { premium: 24_300, months: 2 }],
  ['40000003', { premium: 25_000, months: 3 }],
])

/** A contract with its initial payments. */
export const withPayments = (contract: Contract, now: number): Contract => {
  const value = initialOverpayments.get(contract.number)
  const payments: PaymentsMemory = {
    overpayment: value === undefined ? null : { value, currency: 'HUF' },
    paidPeriods: isCurrentPeriodSettled(contract) ? [currentPeriodOf(contract, now)] : [],
    cards: {},
    ...pastPaymentsOf(contract),
  }
  const contractWithPayments = { ...contract, payments }
  const debtParts = initialDebtParts(contractWithPayments, now)
  return { ...contract, payments: { ...payments, owed: debtParts, reminded: debtParts?.length ?? 0 } }
}

/** Number of whole premiums in the debt. The customer got a reminder for each. */
const owedPremiumCount = (contract: Contract): number =>
  (contract.header.debt?.value ?? 0) / (periodPremium(contract)?.value ?? Number.POSITIVE_INFINITY)

// The parts of the debt: one premium for each of the latest periods. The current period's premium may also be due.
// Payments cover the oldest debt first, so no unpaid premium is older than a paid one.
const initialDebtParts = (contract: Contract, now: number): PaymentsMemory['owed'] => {
  const premium = periodPremium(contract)
  const count = owedPremiumCount(contract)
  if (premium === undefined || count === 0) return []
  const hasEnded = contract.header.contract.contractStatusId === 2
  const isCurrentPeriodOwed = hasEnded || isCurrentPeriodSettled(contract)
  const lastDay = terminationDateOf(contract)
  const periodStartAt = periodStartsAround(contract, lastDay ? isoDaysFrom(Date.parse(lastDay), -1) : dayAt(now))
  return Array.from({ length: count }, (_, index) => {
    const periodIndex = index - count + (isCurrentPeriodOwed ? 1 : 0)
    const period = periodBetween(periodStartAt(periodIndex), periodStartAt(periodIndex + 1))
    const { paymentPeriodStartDate: periodStart, paymentPeriodEndDate: periodEnd, paymentDeadline: deadline } = period
    return {
      value: premium.value,
      dueDate: periodStart,
      deadline,
      from: periodStart,
      to: lastDay && lastDay < periodEnd ? lastDay : periodEnd,
    }
  })
}

const terminationDateOf = ({ header: { contract } }: Contract): string | null | undefined =>
  'terminationDate' in contract ? contract.terminationDate : undefined

// Tells if the current period's premium is paid or part of the debt. A direct debit pays the oldest debt first, so the
// current premium has become debt. A liability insurance in force can owe only its current premium, because an older
// debt would have ended it.
const isCurrentPeriodSettled = (contract: Contract): boolean =>
  contract.header.debt === null ||
  contract.insuranceType === 'kgfb' ||
  currentPayment(contract).paymentTypeId === DIRECT_DEBIT

const currentPeriodOf = (contract: Contract, now: number): { readonly from: string; readonly to: string } => {
  const periodStartAt = periodStartsAround(contract, dayAt(now))
  return { from: periodStartAt(0), to: isoDaysFrom(Date.parse(periodStartAt(1)), -1) }
}

const pastPaymentsOf = ({ number, header: { contract } }: Contract): Pick<PaymentsMemory, 'past'> => {
  const lastPeriod = endedContracts.get(number)
  const endDate = 'terminationDate' in contract ? contract.terminationDate : null
  if (lastPeriod === undefined || !endDate) return {}
  return {
    past: { premium: { value: lastPeriod.premium, currency: 'HUF' }, start: monthsFrom(endDate, -lastPeriod.months) },
  }
}
