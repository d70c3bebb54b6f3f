import type { CaseResult } from '../../../src/api/entities'
import type { TimedEvent } from '../contract/passing'
import { type Reactivation, reactivateContract, runFrom } from '../contract/reactivated'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { memoryOf } from './memory'
import { isAvailable, isRunning } from './menu'

/** Reactivates a contract that ended because of unpaid premiums. Returns `undefined` if that is not possible. */
export const reactivate = (store: Store, contract: LifeContract, request: Reactivation): CaseResult | undefined =>
  isRunning(contract) || !isAvailable(contract, 'reactivate')
    ? undefined
    : reactivateContract(store, contract, {
        memory: memoryOf(contract),
        asked: request,
        runAgain: (day) => runAgain(contract, day),
      })

/** The event that brings an ended contract back into force on its planned day; `undefined` if none is planned. */
export const reactivation = (contract: LifeContract): TimedEvent | undefined => {
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
