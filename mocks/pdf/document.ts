import type { DocumentKind } from './kinds'

/** A label and its value. */
export interface Detail {
  readonly label: string
  readonly value: string
}

/** The contract's data in a letter. */
export interface PrintedContract {
  readonly number: string
  readonly product: string
  readonly holder: string
  /** Lines of the address below the name. */
  readonly address: readonly string[]
  readonly details: readonly Detail[]
}

/** A table of the document: amounts, funds, claims. All columns but the first are right-aligned. */
export interface PrintedTable {
  readonly heading: string
  readonly columns: readonly string[]
  readonly rows: ReadonlyArray<readonly string[]>
  /** The closing row of the table, in bold. */
  readonly total?: readonly string[]
}

/** A section of running text. */
export interface PrintedText {
  readonly heading: string
  readonly text: string
}

/** The document to render. */
export interface PrintedDocument {
  readonly kind: DocumentKind
  /** Replaces the default title of the document's type. */
  readonly title?: string
  /** The document's own number, e.g. of an invoice. */
  readonly documentNumber: string
  /** Creation time by the store's clock (epoch, ms). */
  readonly createdAt: number
  readonly contract: PrintedContract
  readonly details?: readonly Detail[]
  readonly tables?: readonly PrintedTable[]
  readonly texts?: readonly PrintedText[]
  /** Lines to be filled in by hand. */
  readonly blanks?: readonly string[]
}
