import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'

/** What comes with a new name. */
export interface Proven {
  readonly documents: readonly string[]
  readonly email?: string | null | undefined
}

/** Gives a contract's client another name, which counts as a case. */
export const rename = (
  store: Store,
  contract: Contract,
  { name, clientName, email }: { name: string; clientName: string; email: string | null | undefined },
): CaseResult => {
  const before = contract.header.contract.clientName
  contract.header.contract.clientName = clientName
  return openCase(store, contract, {
    name,
    email,
    details: [
      ['Eddigi név', before],
      ['Új név', clientName],
    ],
  })
}
