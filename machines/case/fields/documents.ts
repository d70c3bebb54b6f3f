import type { PhotoTreatment } from '../../upload/photo'
import type { DocumentsField } from '../field'

/** Files that a field takes at the most. */
const MOST = 10

interface Documents {
  readonly min: number
  readonly photos?: Exclude<PhotoTreatment, 'only'>
}

/** Uploaded documents: at least `min`. Photos among them are `prepared`: turned upright, scaled down, and looked at. */
export const documents = ({ min, photos = 'asTheyAre' }: Documents): DocumentsField => ({
  type: 'documents',
  kind: 'documents',
  isOptional: min === 0,
  min,
  max: MOST,
  photos,
})
