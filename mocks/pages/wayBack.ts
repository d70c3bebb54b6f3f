import { isOfThisMachine } from '../sandbox/cors'

/**
 * The address that a provider of this origin leads back to: of the same origin, or of this machine. `undefined` for any
 * other, since a page that leads anywhere is of use to whoever fakes one.
 */
export const wayBack = (returnUrl: string, origin: string): URL | undefined => {
  if (!URL.canParse(returnUrl, origin)) return undefined
  const url = new URL(returnUrl, origin)
  return url.origin === origin || isOfThisMachine(url.origin) ? url : undefined
}
