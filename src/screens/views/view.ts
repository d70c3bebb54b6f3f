import type { ContractContext } from '../../../machines/contract/contract.types'
import type { Copying } from '../copying/copying'

/** What every view of a contract is given. */
export interface ViewProps {
  readonly contract: Pick<ContractContext, 'area' | 'contractNumber' | 'header' | 'menu' | 'premium'>
  /** What copies a line that is needed elsewhere; absent for a moment where the view has just been left. */
  readonly copying?: Copying | undefined
}
