import type { CaseResult } from '../../../src/api/entities'
import type { Passing } from '../contract/passing'
import { bringBack, type Reactivation, runFrom } from '../contract/reactivated'
import type { LifeContract } from '../state'
import type { World } from '../store'
import { memoryOf } from './memory'
import { isOffered, isRunning } from './menu'

/** Brings back a contract that ended unpaid. `undefined` where it runs or ended otherwise, or it cannot be. */
export const reactivate = (world: World, contract: LifeContract, asked: Reactivation): CaseResult | undefined =>
  isRunning(contract) || !isOffered(contract, 'reactivate')
    ? undefined
    : bringBack(world, contract, { memory: memoryOf(contract), asked, runAgain: (day) => runAgain(contract, day) })

/** That a contract runs again whose day has come. */
export const reactivation = (contract: LifeContract): Passing | undefined => {
  const { reactivation: day } = memoryOf(contract)
  return day === undefined ? undefined : { day, happens: () => runAgain(contract, day) }
}

const runAgain = (contract: LifeContract, day: string): void => {
  const memory = memoryOf(contract)
  delete memory.reactivation
  if (memory.menuBefore !== null) contract.header.enabledMenuItems = memory.menuBefore
  memory.menuBefore = null
  runFrom(contract, day)
}
