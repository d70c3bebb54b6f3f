import type { Outline, PhotoField } from '../field'

/** A single photo. An outline of the object is drawn beside the field. */
export const photo = (outline: Outline): PhotoField => ({
  type: 'documents',
  format: 'photo',
  isOptional: false,
  min: 1,
  max: 1,
  photos: 'only',
  outline,
})
