import type { FlowEntry } from '../case/menu/productLineCases'
import type { DocumentsDefinition } from '../documents/definition'
import { type DocumentsMachine, documentsMachine } from '../documents/documents.machine'
import { isKeyEnabled } from './isKeyEnabled'

/** Menu entry of a document type. */
export interface DocumentEntry extends FlowEntry {
  readonly machine: DocumentsMachine
}

/** Creates the menu entry of a document type, keyed by its id. Contractors have it even after the contract's end. */
export const documentEntry = (definition: DocumentsDefinition): DocumentEntry => ({
  type: 'flow',
  key: definition.id,
  group: 'documents',
  machine: documentsMachine(definition),
  screen: 'documents',
  isEnabled: (header, { isContractor }) => isContractor && isKeyEnabled(header, definition.id),
})
