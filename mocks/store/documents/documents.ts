import type { UploadedDocument } from '../../../src/api/entities'
import type { Contract } from '../state'
import { lookUp, newId, type Store } from '../store'

/** Stores a customer's file. */
export const storeDocument = (store: Store, contract: Contract, file: Blob): UploadedDocument => {
  const id = newId(store, 'document')
  const uploadedDocument = {
    id,
    file_name: file instanceof File ? file.name : id,
    file_size: file.size,
    mime_type: file.type,
    url: `documents/download?id=${id}`,
  }
  store.state.documents[id] = { ...uploadedDocument, contractNumber: contract.number }
  store.files.put(id, file)
  return uploadedDocument
}

/** Deletes a file of this contract. Does nothing if the file does not exist or belongs to another contract. */
export const dropDocument = (store: Store, contract: Contract, id: string): void => {
  if (!hasDocuments(store, contract, [id])) return
  delete store.state.documents[id]
  store.files.drop(id)
}

/** Tells if all these files exist and belong to this contract. */
export const hasDocuments = (store: Store, contract: Contract, ids: readonly string[]): boolean =>
  ids.every((id) => lookUp(store.state.documents, id)?.contractNumber === contract.number)
