import type { Money } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { buyBackOfAll } from './buyBack'
import { mayChange } from './menu'

/** Of what would be paid for all accounts, how much advances can be at the most. */
const ADVANCED = 0.5

/** Forints that were paid in advance. */
export const advancedSum = (contract: LifeContract): number => contract.life?.advanced ?? 0

/** What was paid in advance; nothing where nothing was. */
export const paidAdvance = (contract: LifeContract): Money | null =>
  advancedSum(contract) === 0 ? null : { value: advancedSum(contract), currency: 'HUF' }

/** The most that is paid as an advance today, besides what was paid before; nothing where the contract has none. */
export const advanceLimit = (store: Store, contract: LifeContract): Money | null => {
  if (!mayChange(contract, 'advanced')) return null
  const most = Math.floor(buyBackOfAll(store, contract) * ADVANCED)
  return { value: Math.max(0, most - advancedSum(contract)), currency: 'HUF' }
}
