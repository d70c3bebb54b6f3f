import { contractMachine } from '../machines/contract/contract.machine'
import { contractSlot } from '../machines/start.actors'
import { lazyScreens } from './app/lazy'
import { Contract } from './screens/contract/Contract'

/** Loaded on demand: a contract's chart and screens, into their places. */
export const fillContract = (): void => {
  contractSlot.fill(contractMachine)
  lazyScreens.Contract = Contract
}
