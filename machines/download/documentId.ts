import { parseUrl } from '../../src/api/url'

/** Base that relative links are resolved against; never requested. */
const PLACEHOLDER_BASE = 'https://anywhere.invalid/'

/**
 * Returns the document id in a link from the insurer; `null` if the link does not lead to `documents/download`. The
 * link itself is not opened, because the download needs the token.
 */
export const documentIdOf = (link: string | null): string | null => {
  const url = link === null ? null : parseUrl(link, PLACEHOLDER_BASE)
  return url?.pathname.endsWith('/documents/download') ? url.searchParams.get('id') : null
}
