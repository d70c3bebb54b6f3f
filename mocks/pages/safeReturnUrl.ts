import { parseUrl } from '../../src/api/url'
import { isOfThisMachine } from '../sandbox/cors'

/**
 * The return address of a provider, if it is on the same origin or on this machine. Returns `undefined` for any other
 * address, because an open redirect helps phishing.
 */
export const safeReturnUrl = (returnUrl: string, origin: string): URL | undefined => {
  const url = parseUrl(returnUrl, origin)
  return url !== null && (url.origin === origin || isOfThisMachine(url.origin)) ? url : undefined
}
