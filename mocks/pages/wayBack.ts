import { parseUrl } from '../../src/api/url'
import { isOfThisMachine } from '../sandbox/cors'

/**
 * The address that a provider of this origin leads back to: of the same origin, or of this machine. `undefined` for any
 * other, since a page that leads anywhere is of use to whoever fakes one.
 */
export const wayBack = (returnUrl: string, origin: string): URL | undefined => {
  const url = parseUrl(returnUrl, origin)
  return url !== null && (url.origin === origin || isOfThisMachine(url.origin)) ? url : undefined
}
