import type { ChosenFile } from './file'

/** What a field does with photos: sends them as they are, makes them ready for sending, or the same and takes nothing else. */
export type PhotoTreatment = 'asTheyAre' | 'prepared' | 'only'

/**
 * A photo as it is sent, which stays under the name that the customer gave it; or why there is none: `heic` where a browser
 * cannot read what iPhones save.
 */
export type PreparedPhoto =
  | { readonly ok: true; readonly file: Pick<ChosenFile, 'size' | 'mimeType'> }
  | { readonly ok: false; readonly problem: 'heic' | 'unreadable' }

/** Whether a file is a photo as iPhones save it; many systems have no name for its kind. */
export const isHeic = ({ name, mimeType }: Pick<ChosenFile, 'name' | 'mimeType'>): boolean =>
  /^image\/hei[cf]/.test(mimeType) || /\.hei[cf]$/i.test(name)

/** Whether a file is a picture, which a browser may be able to read. */
export const isPhoto = (file: Pick<ChosenFile, 'name' | 'mimeType'>): boolean =>
  file.mimeType.startsWith('image/') || isHeic(file)
