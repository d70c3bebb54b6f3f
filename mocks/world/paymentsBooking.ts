import { duePayments } from './paymentsDue'
import { paymentsMemory } from './paymentsMemory'
import type { Contract } from './state'
import type { World } from './world'

/**
 * Sets money that came in against what is due: the debt first, in part if need be, then whole premiums in their turn;
 * what is left over is paid too much.
 */
export const bookPayment = (world: World, contract: Contract, amount: number): void => {
  const { header } = contract
  const memory = paymentsMemory(contract)
  let rest = amount
  for (const { premium, premiumType, paymentPeriodEndDate } of duePayments(world, contract)) {
    const covered = premiumType === 'DEBT' ? Math.min(rest, premium.value) : premium.value
    if (covered > rest) break
    rest -= covered
    if (premiumType !== 'DEBT') memory.paidUntil = paymentPeriodEndDate
    else header.debt = covered < premium.value ? { ...premium, value: premium.value - covered } : null
  }
  if (rest > 0) memory.overpayment = { value: rest + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}
