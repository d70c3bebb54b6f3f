import type { DocumentKind } from './kinds'

/** A label and what stands beside it. */
export interface Detail {
  readonly label: string
  readonly value: string
}

/** The contract as a letter shows it. */
export interface PrintedContract {
  readonly number: string
  readonly product: string
  readonly holder: string
  /** Lines of the address below the name. */
  readonly address: readonly string[]
  readonly details: readonly Detail[]
}

/** A table of the document's own: amounts, funds, claims. Columns but the first stand to the right. */
export interface PrintedTable {
  readonly heading: string
  readonly columns: readonly string[]
  readonly rows: ReadonlyArray<readonly string[]>
  /** A closing row in bold. */
  readonly total?: readonly string[]
}

/** A part of running text. */
export interface PrintedText {
  readonly heading: string
  readonly text: string
}

/** What is to be drawn. */
export interface PrintedDocument {
  readonly kind: DocumentKind
  /** In place of the kind's own title. */
  readonly title?: string
  /** The document's own number, e.g. of an invoice. */
  readonly documentNumber: string
  /** When the insurer made it (epoch, ms): the store's clock. */
  readonly createdAt: number
  readonly contract: PrintedContract
  readonly details?: readonly Detail[]
  readonly tables?: readonly PrintedTable[]
  readonly texts?: readonly PrintedText[]
  /** Lines to be filled in by hand. */
  readonly blanks?: readonly string[]
}
