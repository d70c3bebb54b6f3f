import type { PrintedDocument } from '../../pdf/document'
import type { Contract } from '../state'
import type { Store } from '../store'
import { papersOf } from './papers'

/**
 * The e-mail address for documents: the contract's own address, or else the address that the last document was sent to.
 * `null` if neither is known.
 */
export const mailAddress = (store: Store, contract: Contract): string | null =>
  contract.header.contract.email ?? papersOf(store, contract).sent.at(-1)?.email ?? null

/** Sends a document by e-mail and returns the address. */
export const sendByEmail = (store: Store, contract: Contract, document: PrintedDocument, email: string): string => {
  papersOf(store, contract).sent.push({
    kind: document.kind,
    number: document.documentNumber,
    email,
    sentAt: store.now(),
  })
  return email
}
