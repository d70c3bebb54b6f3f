import type { GenericSchema } from 'valibot'
import type { Endpoint, Schema } from '../../src/api/endpoint'
import type { Money } from '../../src/api/entities'
import type { FileEndpoint } from '../download/download.actor'

/** A document as a list answers with it; blank forms have no number, day or amount. */
export interface ListedDocument {
  readonly id: string
  readonly name: string
  readonly number?: string | null | undefined
  /** `yyyy-MM-dd` */
  readonly date?: string | null | undefined
  readonly amount?: Money | null | undefined
  /** The days that an invoice asks for, the first and the last: `yyyy-MM-dd`. */
  readonly periodStartDate?: string | null | undefined
  readonly periodEndDate?: string | null | undefined
  /** Whether an invoice was paid; nothing where nobody knows, or where nothing is asked for. */
  readonly isPaid?: boolean | null | undefined
  /** What of an invoice is still to be paid, where part of it was. */
  readonly openAmount?: Money | null | undefined
  /** The name of its group, where the list has any. */
  readonly group?: string
}

/** What a list answers with: documents, or groups of them by their names. */
export type ListedDocuments = readonly ListedDocument[] | DocumentGroups
interface DocumentGroups {
  readonly [group: string]: readonly ListedDocument[] | null | undefined
}

/** A call that answers with a list of documents. */
export interface ListEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, ListedDocuments>
  readonly failures: Readonly<Record<never, Schema>>
}

/** A call that sends a document by e-mail: one of a list, named by `id` in its body, or the only one of its kind. */
export interface EmailEndpoint extends Endpoint {
  readonly method: 'POST'
  readonly body: GenericSchema<{ readonly email: string }>
  readonly response: GenericSchema<unknown, { readonly confirmationEmail?: string | null | undefined }>
  readonly failures: { readonly DOCUMENT_NOT_FOUND: Schema }
}

/** A document of which a contract has one, or, with `list`, a list of documents; `id` names its machine and its document. */
export interface DocumentsDefinition {
  readonly id: string
  readonly list?: ListEndpoint
  /** Whether the list may hold the contract's policy among its letters: it stands first then. */
  readonly mayHoldPolicy?: boolean
  readonly download: FileEndpoint
  readonly email?: EmailEndpoint
}
