import type { ChosenFile } from './file'

/** What a field does with photos: sends them as they are, makes them ready for sending, or the same and takes nothing else. */
export type PhotoTreatment = 'asTheyAre' | 'prepared' | 'only'

/**
 * A photo as it is sent, which stays under the name that the customer gave it; or why there is none: `heic` where a browser
 * cannot read what iPhones save; `tooLarge` and `wrongType` where it cannot draw a file that is not accepted as it is.
 */
export type PreparedPhoto =
  | { readonly ok: true; readonly file: Pick<ChosenFile, 'size' | 'mimeType'> }
  | { readonly ok: false; readonly problem: 'heic' | 'unreadable' | 'tooLarge' | 'wrongType' }

/** Whether a file is a photo as iPhones save it. */
export const isHeic = (mimeType: string): boolean => /^image\/hei[cf]/.test(mimeType)

/** Whether a file is a picture, which a browser may be able to read. */
export const isPhoto = ({ mimeType }: Pick<ChosenFile, 'mimeType'>): boolean => mimeType.startsWith('image/')
