import type { Outline, PhotoField } from '../field'

/** A single photo of the outlined object. */
export const photo = (outline: Outline): PhotoField => ({
  type: 'documents',
  format: 'photo',
  isOptional: false,
  min: 1,
  max: 1,
  photos: 'only',
  outline,
})
