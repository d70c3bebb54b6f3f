import type { OutcomeOf } from '../../src/api/endpoint'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Reloaded } from '../actors/reloadOnReturn'
import type { DownloadChanged } from '../download/download.machine'
import type { DownloadRequested, Downloads } from '../download/downloadTransitions'
import type { FlowInput } from '../flow.types'
import type { ListEndpoint, ListedDocument } from './definition'
import type { Email, EmailChanged } from './email.types'

/** The context of a documents machine. */
export interface DocumentsContext extends FlowInput {
  /** The listed documents. A single document has only an id, because the screen's heading contains its name. */
  readonly documents: readonly ListedDocument[]
  readonly isList: boolean
  readonly canBeMailed: boolean
  /** The search text and the chosen year; '' for no text and for all years. */
  readonly search: string
  readonly year: string
  readonly technicalError: TechnicalErrorType | null
  readonly downloads: Downloads
  /** The progress of each document's e-mail, by the document's id. */
  readonly emails: Readonly<Record<string, Email>>
}

/** Sent to the documents machine: the list was loaded again. */
export type DocumentsReloaded = Reloaded<'list.reloaded', OutcomeOf<ListEndpoint>>

/** The external events of a documents machine. */
export type DocumentsEvent =
  | { readonly type: 'load.retried' }
  | { readonly type: 'search.changed'; readonly value: string }
  | { readonly type: 'year.chosen'; readonly value: string }
  | DocumentsReloaded
  | DownloadRequested
  | { readonly type: 'email.requested'; readonly id: string }
  | { readonly type: 'address.changed'; readonly id: string; readonly value: string }
  | { readonly type: 'address.submitted'; readonly id: string }
  | { readonly type: 'email.withdrawn'; readonly id: string }
  | DownloadChanged
  | EmailChanged
