import type { Money } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { totalBuyBackValue } from './buyBack'
import { mayChange } from './menu'

/** Maximum advance as a share of the buy-back value of all accounts. */
const MAX_ADVANCE_SHARE = 0.5

/** Advance that was paid, in forints. */
export const paidAdvanceSum = (contract: LifeContract): number => contract.life?.advanced ?? 0

/** Advance that was paid; `null` if there was none. */
export const paidAdvance = (contract: LifeContract): Money | null =>
  paidAdvanceSum(contract) === 0 ? null : { value: paidAdvanceSum(contract), currency: 'HUF' }

/**
 * The maximum amount that the customer can still take as an advance today; `null` if the contract offers no advance.
 */
export const advanceLimit = (store: Store, contract: LifeContract): Money | null => {
  if (!mayChange(contract, 'advanced')) return null
  const maxAdvance = Math.floor(totalBuyBackValue(store, contract) * MAX_ADVANCE_SHARE)
  return { value: Math.max(0, maxAdvance - paidAdvanceSum(contract)), currency: 'HUF' }
}
