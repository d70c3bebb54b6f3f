import { FILE_TYPES, LARGEST_FILE } from '../../../src/api/documents'
import { ok, refuse } from '../../reply'
import { dropDocument, storeDocument } from '../../store/documents/documents'
import type { Contract } from '../../store/state'
import type { Store } from '../../store/store'

interface ContractCall {
  readonly store: Store
  readonly contract: Contract
}

/** Stores an uploaded file. Returns a business error if the file is too large or its type is not accepted. */
export const storeUpload = ({
  store,
  contract,
  body: { file },
}: ContractCall & { readonly body: { readonly file: Blob } }) => {
  if (file.size > LARGEST_FILE) return refuse('FILE_TOO_LARGE', {})
  if (!FILE_TYPES.includes(file.type)) return refuse('FILE_TYPE_REFUSED', {})
  return ok(storeDocument(store, contract, file))
}

/** Deletes an uploaded file. */
export const dropUpload = ({ store, contract, query }: ContractCall & { readonly query: { readonly id: string } }) => {
  dropDocument(store, contract, query.id)
  return ok({})
}
