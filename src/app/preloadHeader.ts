import type { Route } from '../../machines/routes'
import { signedInOf } from '../../machines/signedIn'
import { callAddressOf } from '../api/callAddress'
import { readConfiguration } from '../api/configuration'
import { preloadRead } from '../api/preloadedRead'
import { productLineFile } from '../texts/productLineFile'

/**
 * Starts to read the header of the contract whose session is stored in the tab. The scripts that need the header load
 * meanwhile. Call it once the tab's machine has checked that the stored session belongs to this tab. `rawConfiguration`
 * is the parsed JSON file.
 *
 * Does nothing on routes outside the contract, or if the session has expired. Also does nothing if the insurer is
 * simulated in the page and has to start first.
 */
export const preloadHeader = (
  route: Route,
  storedSession: unknown,
  rawConfiguration: unknown,
  now: () => number,
): void => {
  const session = signedInOf(storedSession)
  const isOwnContractRoute =
    (route.name === 'case' || route.name === 'caseSelect') && route.productLine === session?.productLine
  const { expiresAt } = Object(storedSession)
  const { apiBaseUrl, mock } = readConfiguration(rawConfiguration)
  if (session === null || !isOwnContractRoute || mock || (typeof expiresAt === 'number' && expiresAt <= now())) return
  const file = productLineFile(session.productLine)
  const request = {
    method: 'GET',
    address: callAddressOf(apiBaseUrl, `${file === 'lakas' ? 'home' : file}/header`, {}),
    headers: { accept: 'application/json', authorization: `Bearer ${session.accessToken}` },
    body: undefined,
    isFile: false,
    signal: new AbortController().signal,
  } as const
  preloadRead(request, now)
}
