import type { ContractContext } from '../../../machines/contract/contract.types'

/** What every view of a contract is given. */
export interface ViewProps {
  readonly contract: Pick<ContractContext, 'area' | 'contractNumber' | 'header' | 'menu'>
}
