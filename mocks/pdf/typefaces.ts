import regular from './figtree-regular.ttf?inline'
import semibold from './figtree-semibold.ttf?inline'
import { readTypeface } from './typeface'

// Decodes the `data:` URL by hand, because the page's content security policy forbids fetching it.
const bytesOf = (dataAddress: string): Uint8Array =>
  Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (character) => character.charCodeAt(0))

/** The two font weights of documents. */
export const typefaces = {
  regular: readTypeface('MINTAA+Figtree-Regular', bytesOf(regular)),
  semibold: readTypeface('MINTAB+Figtree-Semibold', bytesOf(semibold)),
}
