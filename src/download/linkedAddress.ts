import { parseUrl } from '../api/url'

/**
 * Where a document of the insurer's stands; `null` where its link leads elsewhere than to the insurer's API or to the
 * portal itself, for an answer must not lead a customer to a stranger.
 */
export const linkedAddress = (link: string, apiBaseUrl: string, origin: string): string | null => {
  const api = new URL(`${apiBaseUrl.replace(/\/$/, '')}/`, origin)
  const address = parseUrl(link, api.href)
  return address !== null && [api.origin, origin].includes(address.origin) ? address.href : null
}
