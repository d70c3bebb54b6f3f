import type { ChosenFile } from './file'

/** The treatment of photos in a field: sent unchanged, prepared for sending, or prepared with other files rejected. */
export type PhotoTreatment = 'asTheyAre' | 'prepared' | 'only'

/**
 * A prepared photo, which keeps the customer's file name, or the reason why it could not be prepared: `heic` if the
 * browser cannot read iPhone photos; `tooLarge` and `wrongType` if it cannot draw a file that is not accepted
 * unchanged.
 */
export type PreparedPhoto =
  | { readonly ok: true; readonly file: Pick<ChosenFile, 'size' | 'mimeType'> }
  | { readonly ok: false; readonly problem: 'heic' | 'unreadable' | 'tooLarge' | 'wrongType' }

/** Tells if a file is a photo in the iPhones' format. */
export const isHeic = (mimeType: string): boolean => /^image\/hei[cf]/.test(mimeType)

/** Tells if a file is an image, which a browser may be able to read. */
export const isPhoto = ({ mimeType }: Pick<ChosenFile, 'mimeType'>): boolean => mimeType.startsWith('image/')
