import type { DapContracts } from '../../src/api/entities'

/** The context of the contracts' machine. The start page and the header read it. */
export interface ContractsContext {
  /** The id of the DÁP session that the list belongs to; '' if there is no list. */
  readonly sessionId: string
  readonly groups: DapContracts | null
  /** `true` if the customer looked at the contracts before the list was read. */
  readonly isShown: boolean
}

/** The events of the contracts' machine. `contracts.shown`: the customer looks at the contracts. */
export type ContractsEvent = { readonly type: 'contracts.shown' }
