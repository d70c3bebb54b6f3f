import type { DueType } from '../../../src/api/entities'
import type { Contract } from '../state'
import { dayAfter } from '../time/period'
import type { World } from '../world'
import { duePayments } from './due'
import { paymentsMemory } from './memory'

/**
 * Sets money that came in against what is due: first against what it was paid for, then the debt, in part if need be, then
 * whole premiums in their turn; what is left over is paid too much.
 */
export const bookPayment = (world: World, contract: Contract, amount: number, paidFor?: DueType): void => {
  const memory = paymentsMemory(contract)
  const premiums = duePayments(world, contract)
  const [wanted, others] = [premiums.filter(isOf(paidFor)), premiums.filter((each) => !isOf(paidFor)(each))]
  const afterWanted = payPremiums(contract, wanted, amount)
  const rest = payPremiums(contract, others, payDebt(contract, afterWanted))
  if (rest > 0) memory.overpayment = { value: rest + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}

const isOf =
  (type: DueType | undefined) =>
  ({ premiumType }: { readonly premiumType: DueType }): boolean =>
    premiumType === type

/** Pays the debt, as far as the money goes, and says how much is left of that. */
const payDebt = ({ header }: Contract, amount: number): number => {
  if (header.debt === null || header.debt === undefined) return amount
  const owed = header.debt.value
  header.debt = amount < owed ? { ...header.debt, value: owed - amount } : null
  return Math.max(0, amount - owed)
}

/** Pays premiums in their turn, as long as the money goes for a whole one, and says how much is left of that. */
const payPremiums = (contract: Contract, premiums: ReturnType<typeof duePayments>, amount: number): number => {
  let rest = amount
  for (const { premium, paymentPeriodStartDate: from, paymentPeriodEndDate: to } of premiums) {
    if (premium.value > rest) break
    rest -= premium.value
    paymentsMemory(contract).paidPeriods.push({ from, to })
    moveOn(contract, from, to)
  }
  return rest
}

/** The premium that falls due next is the one after that which was paid. */
const moveOn = ({ header: { contract } }: Contract, from: string, to: string): void => {
  if ('paymentNextperiod' in contract && contract.paymentNextperiod === from) contract.paymentNextperiod = dayAfter(to)
}
