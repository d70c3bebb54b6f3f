import type { DocumentsField } from '../field'

/** Files that a field takes at the most. */
const MOST = 10

/** Uploaded documents: at least `min`. */
export const documents = ({ min }: { readonly min: number }): DocumentsField => ({
  type: 'documents',
  kind: 'documents',
  isOptional: min === 0,
  min,
  max: MOST,
})
