import type { DocumentsField } from '../field'

/** Default maximum number of files. */
const DEFAULT_MAX_FILES = 10

/**
 * Uploaded documents, from `min` to `max` (10 by default). Photos are rotated upright and scaled down, and can be
 * viewed.
 */
export const documents = ({
  min,
  max = DEFAULT_MAX_FILES,
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
