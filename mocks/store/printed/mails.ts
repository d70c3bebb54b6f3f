import type { PrintedDocument } from '../../pdf/document'
import type { Contract } from '../state'
import type { World } from '../store'
import { papersOf } from './papers'

/** Where documents go: to the contract's own address; where it has none, to where the last one went. */
export const mailAddress = (world: World, contract: Contract): string | null =>
  contract.header.contract.email ?? papersOf(world, contract).sent.at(-1)?.email ?? null

/** Sends a document by e-mail and says where it went. */
export const mail = (world: World, contract: Contract, document: PrintedDocument, email: string): string => {
  papersOf(world, contract).sent.push({
    kind: document.kind,
    number: document.documentNumber,
    email,
    sentAt: world.now(),
  })
  return email
}
