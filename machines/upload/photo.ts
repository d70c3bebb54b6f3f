import type { ChosenFile } from './file'

/** The treatment of photos in a field: sent unchanged, prepared for sending, or prepared with other files rejected. */
export type PhotoTreatment = 'asTheyAre' | 'prepared' | 'only'

/** Tells if a file is a photo in the iPhones' format. */
export const isHeic = (mimeType: string): boolean => /^image\/hei[cf]/.test(mimeType)

/** Tells if a file is an image, which a browser may be able to read. */
export const isPhoto = ({ mimeType }: Pick<ChosenFile, 'mimeType'>): boolean => mimeType.startsWith('image/')
