import type { PrintedDocument } from '../../pdf/document'
import type { Contract } from '../state'
import type { Store } from '../store'
import { papersOf } from './papers'

/** Where documents go: to the contract's own address; where it has none, to where the last one went. */
export const mailAddress = (store: Store, contract: Contract): string | null =>
  contract.header.contract.email ?? papersOf(store, contract).sent.at(-1)?.email ?? null

/** Sends a document by e-mail and says where it went. */
export const mail = (store: Store, contract: Contract, document: PrintedDocument, email: string): string => {
  papersOf(store, contract).sent.push({
    kind: document.kind,
    number: document.documentNumber,
    email,
    sentAt: store.now(),
  })
  return email
}
