import { deleteDocument, uploadDocument } from '../../src/api/documents'

type UploadEndpoint = typeof uploadDocument
type DeleteEndpoint = typeof deleteDocument

/**
 * The endpoints that upload and remove files. They have the types of the document endpoints, but may have another id
 * and path.
 */
export interface UploadCalls {
  readonly send: Omit<UploadEndpoint, 'id' | 'path'> & { readonly id: string; readonly path: string }
  readonly remove: Omit<DeleteEndpoint, 'id' | 'path'> & { readonly id: string; readonly path: string }
  /** `true` if uploaded files can be downloaded again, so that photos have previews after a reload. */
  readonly canFind?: true
}

/** The endpoints for the files of a flow that has no upload endpoints of its own. */
export const documentUploads: UploadCalls = {
  send: uploadDocument,
  remove: deleteDocument,
  canFind: true,
}
