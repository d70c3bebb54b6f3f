import { dayAt } from '../../../machines/today'
import type { DueType } from '../../../src/api/entities'
import { investPremium } from '../life/premium'
import type { Contract } from '../state'
import type { Store } from '../store'
import { payDebt } from './balance'
import { duePayments, unpaidPeriodStart } from './due'
import { issueInvoice } from './invoiced'
import { paymentsMemory } from './memory'

/**
 * Allocates an incoming payment. The payment first covers the premium that it was made for, then the debt (in part if
 * it is too small). Then it pays whole premiums in order. The rest becomes an overpayment.
 */
export const allocatePayment = (store: Store, contract: Contract, amount: number, paidItemType?: DueType): void => {
  const memory = paymentsMemory(contract)
  const premiums = duePayments(store, contract)
  const [paidForPremiums, otherPremiums] = [
    premiums.filter(isOfType(paidItemType)),
    premiums.filter((premium) => !isOfType(paidItemType)(premium)),
  ]
  const today = dayAt(store.now())
  const remaining = payPremiums(contract, paidForPremiums, amount, today)
  const leftoverAmount = payPremiums(contract, otherPremiums, payDebt(contract, remaining), today)
  investPremium(store, contract, amount - leftoverAmount)
  if (leftoverAmount > 0)
    memory.overpayment = { value: leftoverAmount + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}

const isOfType =
  (type: DueType | undefined) =>
  ({ premiumType }: { readonly premiumType: DueType }): boolean =>
    premiumType === type

/**
 * Pays premiums in order while the money covers a whole premium, and returns the rest of the money. A premium paid
 * before its period gets its invoice on the day of the payment.
 */
const payPremiums = (
  contract: Contract,
  premiums: ReturnType<typeof duePayments>,
  amount: number,
  today: string,
): number => {
  let remainingAmount = amount
  for (const { premium, paymentPeriodStartDate: periodStart, paymentPeriodEndDate: periodEnd } of premiums) {
    if (premium.value > remainingAmount) break
    remainingAmount -= premium.value
    const memory = paymentsMemory(contract)
    memory.paidPeriods.push({ from: periodStart, to: periodEnd })
    if (memory.open?.from === periodStart) delete memory.open
    if (periodStart > today) issueInvoice(contract, today, premium, { from: periodStart, to: periodEnd })
    advancePremiumDay(contract, periodStart)
  }
  return remainingAmount
}

/** Moves the header's next premium day past the paid periods, if that day is `periodStart`. */
export const advancePremiumDay = (contract: Contract, periodStart: string): void => {
  const contractData = contract.header.contract
  if ('paymentNextperiod' in contractData && contractData.paymentNextperiod === periodStart)
    contractData.paymentNextperiod = unpaidPeriodStart(contract, periodStart)
}
