import type { Money } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { buyBackOfAll } from './buyBack'
import { mayChange } from './menu'

/** Maximum advance as a share of the buy-back value of all accounts. */
const ADVANCED = 0.5

/** Advance that was paid, in forints. */
export const advancedSum = (contract: LifeContract): number => contract.life?.advanced ?? 0

/** Advance that was paid; `null` if there was none. */
export const paidAdvance = (contract: LifeContract): Money | null =>
  advancedSum(contract) === 0 ? null : { value: advancedSum(contract), currency: 'HUF' }

/** The maximum further advance today, after earlier ones; `null` if the contract offers none. */
export const advanceLimit = (store: Store, contract: LifeContract): Money | null => {
  if (!mayChange(contract, 'advanced')) return null
  const maxAdvance = Math.floor(buyBackOfAll(store, contract) * ADVANCED)
  return { value: Math.max(0, maxAdvance - advancedSum(contract)), currency: 'HUF' }
}
