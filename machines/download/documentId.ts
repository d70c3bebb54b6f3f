import { parseUrl } from '../../src/api/url'

/** Only to read relative links with; nothing is ever asked there. */
const ANYWHERE = 'https://anywhere.invalid/'

/**
 * The id of the document that a link of the insurer's leads to; `null` where it is none of `documents/download`. The
 * link itself need not be followed then: the document is called for, with the token, at the insurer's own address.
 */
export const documentIdOf = (link: string | null): string | null => {
  const url = link === null ? null : parseUrl(link, ANYWHERE)
  return url?.pathname.endsWith('/documents/download') ? url.searchParams.get('id') : null
}
