import { parseUrl } from '../api/url'

/**
 * Returns the URL of a linked document, or `null` if the link leads outside the insurer's API and the portal. A
 * response must not lead a customer to a foreign site.
 */
export const linkedAddress = (link: string, apiBaseUrl: string, origin: string): string | null => {
  const apiUrl = new URL(`${apiBaseUrl.replace(/\/$/, '')}/`, origin)
  const linkedUrl = parseUrl(link, apiUrl.href)
  return linkedUrl !== null && [apiUrl.origin, origin].includes(linkedUrl.origin) ? linkedUrl.href : null
}
