import type { DocumentsField } from '../field'

/** Files that a field takes at the most. */
const MOST = 10

/** Uploaded documents: at least `min`. Photos among them are turned upright, scaled down, and looked at. */
export const documents = ({ min }: { readonly min: number }): DocumentsField => ({
  type: 'documents',
  kind: 'documents',
  isOptional: min === 0,
  min,
  max: MOST,
  photos: 'prepared',
})
