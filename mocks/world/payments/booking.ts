import type { Contract } from '../state'
import type { World } from '../world'
import { duePayments } from './due'
import { paymentsMemory } from './memory'

/**
 * Sets money that came in against what is due: the debt first, in part if need be, then whole premiums in their turn;
 * what is left over is paid too much.
 */
export const bookPayment = (world: World, contract: Contract, amount: number): void => {
  const { header } = contract
  const memory = paymentsMemory(contract)
  const owed = header.debt?.value ?? 0
  let rest = Math.max(0, amount - owed)
  if (header.debt !== null) header.debt = amount < owed ? { ...header.debt, value: owed - amount } : null
  for (const { premium, paymentPeriodEndDate } of duePayments(world, contract)) {
    if (premium.value > rest) break
    rest -= premium.value
    memory.paidUntil = paymentPeriodEndDate
  }
  if (rest > 0) memory.overpayment = { value: rest + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}
