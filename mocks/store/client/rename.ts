import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'

/**
 * Fields of every change of a name: the ids of the documents that prove the change, and the e-mail address for the
 * confirmation.
 */
export interface DocumentedChange {
  readonly documents: readonly string[]
  readonly email?: string | null | undefined
}

/** Changes the name of a contract's client and opens a case. */
export const renameClient = (
  store: Store,
  contract: Contract,
  { name, clientName, email }: { name: string; clientName: string; email: string | null | undefined },
): CaseResult => {
  const oldName = contract.header.contract.clientName
  contract.header.contract.clientName = clientName
  return openCase(store, contract, {
    name,
    email,
    details: [
      ['Eddigi név', oldName],
      ['Új név', clientName],
    ],
  })
}
