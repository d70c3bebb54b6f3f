import type { UploadedDocument } from '../../../src/api/entities'
import type { Contract } from '../state'
import { lookUp, newId, type World } from '../store'

/** Keeps a file that a customer sent. */
export const keepDocument = (world: World, contract: Contract, file: Blob): UploadedDocument => {
  const id = newId(world, 'document')
  const kept = {
    id,
    file_name: file instanceof File ? file.name : id,
    file_size: file.size,
    mime_type: file.type,
    url: `documents/download?id=${id}`,
  }
  world.state.documents[id] = { ...kept, contractNumber: contract.number }
  world.files.put(id, file)
  return kept
}

/** Forgets a file, if it is this contract's; one that is gone already stays gone. */
export const dropDocument = (world: World, contract: Contract, id: string): void => {
  if (!hasDocuments(world, contract, [id])) return
  delete world.state.documents[id]
  world.files.drop(id)
}

/** Whether all these files are there, and this contract's. */
export const hasDocuments = (world: World, contract: Contract, ids: readonly string[]): boolean =>
  ids.every((id) => lookUp(world.state.documents, id)?.contractNumber === contract.number)
