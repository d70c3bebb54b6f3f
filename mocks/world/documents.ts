import type { UploadedDocument } from '../../src/api/entities'
import type { Contract } from './state'
import { lookUp, newId, type World } from './world'

/** Remembers a file of a contract: what it is, not what is in it. */
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
  return kept
}

/** Forgets a file, if it is this contract's; one that is gone already stays gone. */
export const dropDocument = (world: World, contract: Contract, id: string): void => {
  if (lookUp(world.state.documents, id)?.contractNumber === contract.number) delete world.state.documents[id]
}
