import type { ContractContext } from '../../../machines/contract/contract.types'
import type { Copying } from '../copying/copying'

/** The props of every view of a contract. */
export interface ViewProps {
  readonly contract: Pick<ContractContext, 'productLine' | 'contractNumber' | 'header' | 'menu' | 'premium'>
  /** The actor that copies a line; briefly absent after the view was left. */
  readonly copying?: Copying | undefined
}
