import type { UploadedDocument } from '../../../src/api/entities'
import type { Contract } from '../state'
import { lookUp, newId, type Store } from '../store'

/** Keeps a file that a customer sent. */
export const keepDocument = (store: Store, contract: Contract, file: Blob): UploadedDocument => {
  const id = newId(store, 'document')
  const kept = {
    id,
    file_name: file instanceof File ? file.name : id,
    file_size: file.size,
    mime_type: file.type,
    url: `documents/download?id=${id}`,
  }
  store.state.documents[id] = { ...kept, contractNumber: contract.number }
  store.files.put(id, file)
  return kept
}

/** Forgets a file, if it is this contract's; one that is gone already stays gone. */
export const dropDocument = (store: Store, contract: Contract, id: string): void => {
  if (!hasDocuments(store, contract, [id])) return
  delete store.state.documents[id]
  store.files.drop(id)
}

/** Whether all these files are there, and this contract's. */
export const hasDocuments = (store: Store, contract: Contract, ids: readonly string[]): boolean =>
  ids.every((id) => lookUp(store.state.documents, id)?.contractNumber === contract.number)
