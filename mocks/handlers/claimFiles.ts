import { FILE_TYPES, LARGEST_FILE } from '../../src/api/documents'
import { ok, refuse } from '../reply'
import { keepDocument } from '../world/documents'
import type { PropertyContract } from '../world/state'
import type { World } from '../world/world'

interface Uploaded {
  readonly world: World
  readonly contract: PropertyContract
  readonly body: { readonly file: Blob }
}

/** Keeps a file of a claim, unless it is too big or of a kind that the insurer does not take. */
export const keepUpload = ({ world, contract, body: { file } }: Uploaded) => {
  if (file.size > LARGEST_FILE) return refuse('FILE_TOO_LARGE', {})
  if (!FILE_TYPES.includes(file.type)) return refuse('FILE_TYPE_REFUSED', {})
  return ok(keepDocument(world, contract, file))
}
