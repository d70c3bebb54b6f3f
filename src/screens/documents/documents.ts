import type { TFunction } from 'i18next'
import type { ActorRefFrom, ContextFrom } from 'xstate'
import type { ListedDocument } from '../../../machines/documents/definition'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'
import type { Email } from '../../../machines/documents/email.types'
import type { Download } from '../../../machines/download/download.machine'

export type DocumentsActor = ActorRefFrom<DocumentsMachine>
export type SendDocuments = DocumentsActor['send']

/** What every screen of documents is given. */
export interface DocumentsProps {
  readonly flow: DocumentsActor
  /** What the menu calls these documents: the name of a single one. */
  readonly label: string
}

/** What tells a document from every other of its list. */
export const nameOf = ({ name, number }: ListedDocument, label: string): string =>
  [name || label, number].filter(Boolean).join(' ')

/** What its file is named after. */
export const titleOf = ({ name, date }: ListedDocument, label: string): string =>
  [name || label, date].filter(Boolean).join(' ')

/** What the parts of one document's screen are given. */
export interface DocumentProps extends Pick<DocumentsProps, 'label'> {
  readonly send: SendDocuments
  readonly t: TFunction<'documents'>
  readonly document: ListedDocument
  /** Whether others of its list bear its name, so that its day tells them apart. */
  readonly isOneOfMany?: boolean
  readonly canBeMailed: boolean
  readonly download: Download | undefined
  readonly email: Email | undefined
}

type Shown = Pick<ContextFrom<DocumentsMachine>, 'canBeMailed' | 'downloads' | 'emails'>

/** Picks out what concerns one document. */
export const documentProps = (
  { flow, label }: DocumentsProps,
  { canBeMailed, downloads, emails }: Shown,
  document: ListedDocument,
) => {
  const { id } = document
  return { send: flow.send, label, document, canBeMailed, download: downloads[id], email: emails[id] }
}
