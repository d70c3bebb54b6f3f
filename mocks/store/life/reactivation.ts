import type { CaseResult } from '../../../src/api/entities'
import { putInForceFrom, type Reactivation, reactivateContract } from '../contract/reactivated'
import type { TimedEvent } from '../contract/timedEvents'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { memoryOf } from './memory'
import { isAvailable, isRunning } from './menu'

/** Reactivates a contract that ended because of unpaid premiums. Returns `undefined` if that is not possible. */
export const reactivateLife = (store: Store, contract: LifeContract, request: Reactivation): CaseResult | undefined =>
  isRunning(contract) || !isAvailable(contract, 'reactivate')
    ? undefined
    : reactivateContract(store, contract, {
        memory: memoryOf(contract),
        asked: request,
        runAgain: (day) => bringBackIntoForce(contract, day),
      })

/**
 * The event that brings an ended contract back into force on the day of its reactivation; `undefined` if the customer
 * has not requested one.
 */
export const reactivationEvent = (contract: LifeContract): TimedEvent | undefined => {
  const { reactivation: day } = memoryOf(contract)
  return day === undefined ? undefined : { day, happens: () => bringBackIntoForce(contract, day) }
}

const bringBackIntoForce = (contract: LifeContract, day: string): void => {
  const memory = memoryOf(contract)
  delete memory.reactivation
  if (memory.menuBefore !== null) contract.header.enabledMenuItems = memory.menuBefore
  memory.menuBefore = null
  putInForceFrom(contract, day)
}
