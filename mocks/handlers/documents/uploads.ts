import { FILE_TYPES, LARGEST_FILE } from '../../../src/api/documents'
import { ok, refuse } from '../../reply'
import { dropDocument, keepDocument } from '../../store/documents/documents'
import type { Contract } from '../../store/state'
import type { Store } from '../../store/store'

interface Asked {
  readonly store: Store
  readonly contract: Contract
}

/** Stores an uploaded file, unless it is too large or its type is not accepted. */
export const keepUpload = ({ store, contract, body: { file } }: Asked & { readonly body: { readonly file: Blob } }) => {
  if (file.size > LARGEST_FILE) return refuse('FILE_TOO_LARGE', {})
  if (!FILE_TYPES.includes(file.type)) return refuse('FILE_TYPE_REFUSED', {})
  return ok(keepDocument(store, contract, file))
}

/** Deletes an uploaded file. */
export const dropUpload = ({ store, contract, query }: Asked & { readonly query: { readonly id: string } }) => {
  dropDocument(store, contract, query.id)
  return ok({})
}
