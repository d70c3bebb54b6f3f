import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ListedDocument } from '../../../machines/documents/definition'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'

export type DocumentsSnapshot = SnapshotFrom<DocumentsMachine>
export type SendDocuments = ActorRefFrom<DocumentsMachine>['send']

/** What every screen of documents is given. */
export interface DocumentsProps {
  readonly snapshot: DocumentsSnapshot
  readonly send: SendDocuments
  /** What the menu calls these documents: the name of a single one. */
  readonly label: string
}

/** What tells a document from every other of its list. */
export const nameOf = ({ name, number }: ListedDocument, label: string): string =>
  [name || label, number].filter(Boolean).join(' ')

/** What its file is named after. */
export const titleOf = ({ name, date }: ListedDocument, label: string): string =>
  [name || label, date].filter(Boolean).join(' ')

/** What the row of a document is given. */
export const rowOf = ({ snapshot, send, label }: DocumentsProps, document: ListedDocument) => {
  const { canBeMailed, downloads, emails } = snapshot.context
  const { id } = document
  return { send, label, document, canBeMailed, download: downloads[id], email: emails[id] }
}
