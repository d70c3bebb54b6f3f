import { FILE_TYPES, LARGEST_FILE } from '../../../src/api/documents'
import { ok, refuse } from '../../reply'
import { dropDocument, keepDocument } from '../../store/documents/documents'
import type { Contract } from '../../store/state'
import type { Store } from '../../store/store'

interface Asked {
  readonly store: Store
  readonly contract: Contract
}

/** Keeps a file that a customer sent, unless it is too big or of a kind that the insurer does not take. */
export const keepUpload = ({ store, contract, body: { file } }: Asked & { readonly body: { readonly file: Blob } }) => {
  if (file.size > LARGEST_FILE) return refuse('FILE_TOO_LARGE', {})
  if (!FILE_TYPES.includes(file.type)) return refuse('FILE_TYPE_REFUSED', {})
  return ok(keepDocument(store, contract, file))
}

/** Forgets one. */
export const dropUpload = ({ store, contract, query }: Asked & { readonly query: { readonly id: string } }) => {
  dropDocument(store, contract, query.id)
  return ok({})
}
