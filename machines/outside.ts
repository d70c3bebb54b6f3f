import type { Configuration } from '../src/api/configuration'
import { isOfThisMachine, parseUrl } from '../src/api/url'
import type { Site } from './services'

/** The path of the pages that the simulated insurer serves in the browser. */
const SIMULATED = '/szimulacio/'

/** Maximum length of an external address. Providers' addresses are shorter, and a QR code can hold about as much. */
const LONGEST = 2000

/** Tells if an address is the simulated insurer's own page: on this origin, or beside its API on this machine. */
const isSimulated = (url: URL, origin: string, { mock, apiBaseUrl }: Configuration): boolean => {
  if (mock && url.origin === origin && url.pathname.startsWith(SIMULATED)) return true
  const pages = new URL('pages/', new URL(apiBaseUrl.replace(/\/$/, ''), origin))
  return isOfThisMachine(pages) && url.href.startsWith(pages.href)
}

/**
 * Returns an external address from the insurer if it is https on a configured host, or a page of the simulated insurer;
 * else `null`. A manipulated answer must not lead customers to another site.
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
