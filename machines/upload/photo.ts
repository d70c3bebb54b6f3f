import type { ChosenFile } from './file'

/**
 * The treatment of photos in a field. `asTheyAre`: sent unchanged. `prepared`: turned upright, scaled down and sent as
 * JPEG. `only`: as `prepared`, and all other files are rejected.
 */
export type PhotoTreatment = 'asTheyAre' | 'prepared' | 'only'

/** Tells if a file is a photo in the iPhones' format. */
export const isHeic = (mimeType: string): boolean => /^image\/hei[cf]/.test(mimeType)

/** Tells if a file is an image of any format, even one that the browser cannot read. */
export const isPhoto = ({ mimeType }: Pick<ChosenFile, 'mimeType'>): boolean => mimeType.startsWith('image/')
