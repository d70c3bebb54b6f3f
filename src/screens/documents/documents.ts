import type { TFunction } from 'i18next'
import type { ActorRefFrom, ContextFrom } from 'xstate'
import type { ListedDocument } from '../../../machines/documents/definition'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'
import type { Email } from '../../../machines/documents/email.types'
import type { Download } from '../../../machines/download/download.machine'

export type DocumentsActor = ActorRefFrom<DocumentsMachine>
export type SendDocuments = DocumentsActor['send']

/** The props of every screen of documents. */
export interface DocumentsProps {
  readonly flow: DocumentsActor
  /** The menu's label for these documents, also the name of a single one. */
  readonly label: string
}

/** Returns a name that distinguishes a document from all others of its list. */
export const documentNameOf = ({ name, number }: ListedDocument, label: string): string =>
  [name || label, number].filter(Boolean).join(' ')

/** Returns the name of the document's file. */
export const fileTitleOf = ({ name, date }: ListedDocument, label: string): string =>
  [name || label, date].filter(Boolean).join(' ')

/** The props of the parts of a document's screen. */
export interface DocumentProps extends Pick<DocumentsProps, 'label'> {
  readonly send: SendDocuments
  readonly t: TFunction<'documents'>
  readonly document: ListedDocument
  /** True if several documents of the same group share a name. The date then distinguishes them. */
  readonly isOneOfMany?: boolean
  readonly canBeMailed: boolean
  readonly download: Download | undefined
  readonly email: Email | undefined
}

type ActionState = Pick<ContextFrom<DocumentsMachine>, 'canBeMailed' | 'downloads' | 'emails'>

/** Selects the props of one document. */
export const documentProps = (
  { flow, label }: DocumentsProps,
  { canBeMailed, downloads, emails }: ActionState,
  document: ListedDocument,
) => {
  const { id } = document
  return { send: flow.send, label, document, canBeMailed, download: downloads[id], email: emails[id] }
}
