import type { FlowEntry } from '../case/menu/productLineCases'
import type { DocumentsDefinition } from '../documents/definition'
import { type DocumentsMachine, documentsMachine } from '../documents/documents.machine'
import { enables } from './enables'

/** A kind of document as a menu offers it. */
export interface DocumentEntry extends FlowEntry {
  readonly machine: DocumentsMachine
}

/** The menu's entry for a kind of document, by its id: contractors have it, also when the contract has ended. */
export const documentEntry = (definition: DocumentsDefinition): DocumentEntry => ({
  type: 'flow',
  key: definition.id,
  group: 'documents',
  machine: documentsMachine(definition),
  screen: 'documents',
  isEnabled: (header, { isContractor }) => isContractor && enables(header, definition.id),
})
