import { deleteDocument, uploadDocument } from '../../src/api/documents'

type Sending = typeof uploadDocument
type Removing = typeof deleteDocument

/** Where files go, and where they are taken back: calls like those of documents, at addresses of their own. */
export interface UploadCalls {
  readonly send: Omit<Sending, 'id' | 'path'> & { readonly id: string; readonly path: string }
  readonly remove: Omit<Removing, 'id' | 'path'> & { readonly id: string; readonly path: string }
  /** Whether what is there can be downloaded again, so that photos are looked at after a reload. */
  readonly canFind?: true
}

/** Where files go that belong to no flow with calls of its own. */
export const documentUploads: UploadCalls = {
  send: uploadDocument,
  remove: deleteDocument,
  canFind: true,
}
