import type { Configuration } from '../src/api/configuration'
import { isOfThisMachine, parseUrl } from '../src/api/url'
import type { Site } from './services'

/** Where the pages stand that the simulated insurer plays in the page itself. */
const SIMULATED = '/szimulacio/'

/** Longer than any provider's; and a QR code has room for little more. */
const LONGEST = 2000

/** The simulated insurer's own page: in the page, or beside the API that it answers on this machine. */
const isSimulated = (url: URL, origin: string, { mock, apiBaseUrl }: Configuration): boolean => {
  if (mock && url.origin === origin && url.pathname.startsWith(SIMULATED)) return true
  const pages = new URL('pages/', new URL(apiBaseUrl.replace(/\/$/, ''), origin))
  return isOfThisMachine(pages) && url.href.startsWith(pages.href)
}

/**
 * The whole address of somebody else's page that the insurer names, where the customer may be led to it: https on a host
 * that the configuration lists. `null` for any other, since whoever can change an answer must not lead customers away.
 */
export const allowedAddress = (
  address: string,
  hosts: 'identificationHosts' | 'paymentHosts',
  { origin, configuration }: Site,
): string | null => {
  if (configuration === null || address.length > LONGEST) return null
  const url = parseUrl(address, origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isListed = url.protocol === 'https:' && configuration[hosts].some((host) => host.toLowerCase() === url.host)
  return isListed || isSimulated(url, origin, configuration) ? url.href : null
}
