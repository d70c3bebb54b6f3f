import { extensionOf } from '../../src/api/fileType'
import { searchKey } from '../searchKey'

/** The name of a downloaded file: `Számla 2026-10-12` becomes `szamla-2026-10-12.pdf`. */
export const fileNameOf = (title: string, mimeType: string): string => {
  const name = searchKey(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${name || 'dokumentum'}${extensionOf(mimeType)}`
}
