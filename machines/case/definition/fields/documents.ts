import type { DocumentsField } from '../field'

/** Files that a field takes at the most, where it says nothing else. */
const MOST = 10

/** Uploaded documents: at least `min`, at most `max`. Photos among them are turned upright, scaled down, and looked at. */
export const documents = ({
  min,
  max = MOST,
}: {
  readonly min: number
  readonly max?: number | undefined
}): DocumentsField => ({
  type: 'documents',
  format: 'documents',
  isOptional: min === 0,
  min,
  max,
  photos: 'prepared',
})
