import type { ActorRefFrom } from 'xstate'
import type { ContractMachine } from '../../../machines/contract/contract.machine'

export type ContractActor = ActorRefFrom<ContractMachine>

/** The props of every screen of a contract. */
export interface ContractProps {
  readonly contract: ContractActor
}
