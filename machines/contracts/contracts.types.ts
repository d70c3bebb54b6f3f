import type { DapContracts } from '../../src/api/entities'

/** The customer's contracts, as home and the header read them. */
export interface ContractsContext {
  /** The DÁP session that the list is of; '' where there is none. */
  readonly sessionId: string
  readonly groups: DapContracts | null
}

/** What can happen to them: the customer looks at how they stand. */
export type ContractsEvent = { readonly type: 'contracts.shown' }
