import { dayAt } from '../../../machines/today'
import type { DueType } from '../../../src/api/entities'
import { investPremium } from '../life/premium'
import type { Contract } from '../state'
import type { Store } from '../store'
import { payDebt } from './balance'
import { duePayments, unpaidFrom } from './due'
import { issueInvoice } from './invoiced'
import { paymentsMemory } from './memory'

/**
 * Allocates an incoming payment: first to the item it was paid for, then to the debt (in part if need be), then to
 * whole premiums in order. The rest becomes an overpayment.
 */
export const setAgainstDue = (store: Store, contract: Contract, amount: number, paidFor?: DueType): void => {
  const memory = paymentsMemory(contract)
  const premiums = duePayments(store, contract)
  const [paidForPremiums, otherPremiums] = [
    premiums.filter(isOf(paidFor)),
    premiums.filter((premium) => !isOf(paidFor)(premium)),
  ]
  const today = dayAt(store.now())
  const remaining = payPremiums(contract, paidForPremiums, amount, today)
  const rest = payPremiums(contract, otherPremiums, payDebt(contract, remaining), today)
  investPremium(store, contract, amount - rest)
  if (rest > 0) memory.overpayment = { value: rest + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}

const isOf =
  (type: DueType | undefined) =>
  ({ premiumType }: { readonly premiumType: DueType }): boolean =>
    premiumType === type

/**
 * Pays premiums in order while the money covers a whole one, and returns the rest. A premium paid before its period is
 * invoiced on the day of the payment.
 */
const payPremiums = (
  contract: Contract,
  premiums: ReturnType<typeof duePayments>,
  amount: number,
  today: string,
): number => {
  let rest = amount
  for (const { premium, paymentPeriodStartDate: from, paymentPeriodEndDate: to } of premiums) {
    if (premium.value > rest) break
    rest -= premium.value
    const memory = paymentsMemory(contract)
    memory.paidPeriods.push({ from, to })
    if (memory.open?.from === from) delete memory.open
    if (from > today) issueInvoice(contract, today, premium, { from, to })
    advancePremiumDay(contract, from)
  }
  return rest
}

/** Moves the header's next premium day past the paid periods if it is `from`. */
export const advancePremiumDay = (contract: Contract, from: string): void => {
  const contractData = contract.header.contract
  if ('paymentNextperiod' in contractData && contractData.paymentNextperiod === from)
    contractData.paymentNextperiod = unpaidFrom(contract, from)
}
