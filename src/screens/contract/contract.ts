import type { ActorRefFrom } from 'xstate'
import type { ContractMachine } from '../../../machines/contract/contract.machine'

export type ContractActor = ActorRefFrom<ContractMachine>

/** What every screen of a contract is given. */
export interface ContractProps {
  readonly contract: ContractActor
}
