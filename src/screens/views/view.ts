import type { ContractContext } from '../../../machines/contract/contract.types'
import type { Copying } from '../copying/copying'

/** The props of every view of a contract. */
export interface ViewProps {
  readonly contract: Pick<ContractContext, 'productLine' | 'contractNumber' | 'header' | 'menu' | 'premium'>
  /** The actor that copies a line. Absent for a moment after the customer left the view. */
  readonly copying?: Copying | undefined
}
