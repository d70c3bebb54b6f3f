import type { GenericSchema } from 'valibot'
import type { Endpoint, Schema } from '../../src/api/endpoint'
import type { Money } from '../../src/api/entities'
import type { FileEndpoint } from '../download/download.actor'

/** A document of a list. Blank forms have no number, day or amount. */
export interface ListedDocument {
  readonly id: string
  readonly name: string
  readonly number?: string | null | undefined
  /** The document's day, `yyyy-MM-dd`. */
  readonly date?: string | null | undefined
  readonly amount?: Money | null | undefined
  /** The first and last day of the invoiced period, `yyyy-MM-dd`. */
  readonly periodStartDate?: string | null | undefined
  readonly periodEndDate?: string | null | undefined
  /** `true` if the invoice is paid; absent if not known or if nothing is to be paid. */
  readonly isPaid?: boolean | null | undefined
  /** The unpaid amount of a partly paid invoice; absent or `null` otherwise. */
  readonly openAmount?: Money | null | undefined
  /** The name of the document's group; missing if the list has no groups. */
  readonly group?: string
}

/** The response of a list endpoint: documents, or documents by group name. */
export type ListedDocuments = readonly ListedDocument[] | DocumentGroups
interface DocumentGroups {
  readonly [group: string]: readonly ListedDocument[] | null | undefined
}

/** An endpoint that returns a list of documents. */
export interface ListEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, ListedDocuments>
  readonly failures: Readonly<Record<never, Schema>>
}

/**
 * An endpoint that e-mails a document. The body's `id` selects a document of a list. An endpoint without `id` e-mails
 * the only document of its type.
 */
export interface EmailEndpoint extends Endpoint {
  readonly method: 'POST'
  readonly body: GenericSchema<{ readonly email: string }>
  readonly response: GenericSchema<unknown, { readonly confirmationEmail?: string | null | undefined }>
  readonly failures: { readonly DOCUMENT_NOT_FOUND: Schema }
}

/**
 * A document type: a single document or, with `list`, a list. `id` is the id of the single document, and part of the
 * machine's id.
 */
export interface DocumentsDefinition {
  readonly id: string
  readonly list?: ListEndpoint
  /** `true` if the list may contain the contract's policy among its letters. The policy is then shown first. */
  readonly mayHoldPolicy?: boolean
  readonly download: FileEndpoint
  readonly email?: EmailEndpoint
}
