import type { Configuration } from '../src/api/configuration'
import { isLocalUrl, parseUrl } from '../src/api/url'
import type { Site } from './services'

/** The path of the pages that the simulated insurer serves in the browser. */
const SIMULATED_PATH = '/szimulacio/'

/** Maximum length of an external address. Providers' addresses are shorter, and a QR code can hold about as much. */
const LONGEST_ADDRESS = 2000

/**
 * Tells if an address is a page of the simulated insurer: on the portal's origin, or beside its API on this machine.
 */
const isSimulatedPage = (url: URL, origin: string, { mock, apiBaseUrl }: Configuration): boolean => {
  if (mock && url.origin === origin && url.pathname.startsWith(SIMULATED_PATH)) return true
  const pagesUrl = new URL('pages/', new URL(apiBaseUrl.replace(/\/$/, ''), origin))
  return isLocalUrl(pagesUrl) && url.href.startsWith(pagesUrl.href)
}

/**
 * Returns an external address from the insurer if it is https on a configured host, or a page of the simulated insurer.
 * Otherwise returns `null`, because a manipulated answer must not lead customers to another site.
 */
export const allowedAddress = (
  address: string,
  hosts: 'identificationHosts' | 'paymentHosts',
  { origin, configuration }: Site,
): string | null => {
  if (configuration === null || address.length > LONGEST_ADDRESS) return null
  const url = parseUrl(address, origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isHostListed = url.protocol === 'https:' && configuration[hosts].some((host) => host.toLowerCase() === url.host)
  return isHostListed || isSimulatedPage(url, origin, configuration) ? url.href : null
}
