import { formatMoney } from '../../../src/texts/format'
import { payDebt } from '../payments/balance'
import { menus } from '../seed/menus'
import type { LifeContract } from '../state'

const forints = (value: number) => ({ value, currency: 'HUF' as const })

/** Ends a contract with a day, for a reason (`reasons.ts`). */
export const endContract = (contract: LifeContract, day: string, terminationReasonId: number): void => {
  const { header } = contract
  Object.assign(header.contract, { contractStatusId: 2, terminationDate: day, terminationReasonId })
  header.insurancePeriod = null
  header.insuranceValidDate = null
  header.enabledMenuItems = [...menus.lifeEnded]
}

/**
 * Pays the last of a contract, in forints, and says what comes to the customer and out of what that follows: what is owed
 * comes off it.
 */
export const payLast = (contract: LifeContract, amount: number, what: string) => {
  const owed = Math.min(amount, contract.header.debt?.value ?? 0)
  const left = payDebt(contract, amount)
  contract.accounts = []
  const reason = owed > 0 ? `${what}: ${money(amount)}. Ebből levontuk a tartozását: ${money(owed)}.` : `${what}.`
  return { amount: forints(left), reason }
}

const money = (value: number): string => formatMoney(forints(value))
