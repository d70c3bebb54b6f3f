import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { FlowInput } from '../contract/flow.types'
import type { DownloadChanged } from '../download/download.machine'
import type { DownloadRequested, Downloads } from '../download/downloading'
import type { ListedDocument } from './definition'
import type { Email, EmailChanged } from './email.types'

/** Documents as their screen reads them. */
export interface DocumentsContext extends FlowInput {
  /** What the list holds; for a single document, its id alone: its name is the screen's own heading. */
  readonly documents: readonly ListedDocument[]
  readonly isList: boolean
  readonly canBeMailed: boolean
  /** What was typed to narrow the list down, and the chosen year; '' where nothing was. */
  readonly search: string
  readonly year: string
  readonly technicalError: TechnicalErrorType | null
  readonly downloads: Downloads
  /** By the document's id. */
  readonly emails: Readonly<Record<string, Email>>
}

/** What can happen to documents from outside. */
export type DocumentsEvent =
  | { readonly type: 'load.retried' }
  | { readonly type: 'search.changed'; readonly value: string }
  | { readonly type: 'year.chosen'; readonly value: string }
  | DownloadRequested
  | { readonly type: 'email.requested'; readonly id: string }
  | { readonly type: 'address.changed'; readonly id: string; readonly value: string }
  | { readonly type: 'address.submitted'; readonly id: string }
  | { readonly type: 'email.withdrawn'; readonly id: string }
  | DownloadChanged
  | EmailChanged
