import type { Money } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { buyBackOfAll } from './buyBack'
import { mayChange } from './menu'

/** Of what would be paid for all accounts, how much an advance can be at the most. */
const ADVANCED = 0.5

/** The most that is paid as an advance today; nothing where the contract has none. */
export const advanceLimit = (world: World, contract: LifeContract): Money | null =>
  mayChange(contract, 'advanced')
    ? { value: Math.floor(buyBackOfAll(world, contract) * ADVANCED), currency: 'HUF' }
    : null
