import type { Outline, PhotoField } from '../field'

/** One photo of what the outline shows. */
export const photo = (outline: Outline): PhotoField => ({
  type: 'documents',
  format: 'photo',
  isOptional: false,
  min: 1,
  max: 1,
  photos: 'only',
  outline,
})
