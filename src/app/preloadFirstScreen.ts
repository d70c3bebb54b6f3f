import type { ModuleName } from '../../machines/modules'
import type { Route } from '../../machines/routes'
import { SESSION } from '../../machines/storageKeys'
import { steadyClock } from '../browser/steadyClock'
import { tabStorage } from '../browser/tabStorage'
import { loadScript } from '../modules/load'
import { modules } from '../modules/registry'
import { addTexts } from '../texts/texts'
import { textsFilePath } from '../texts/textsFile'
import { loadClient } from './insurer'
import { CONFIGURATION, preloadJson } from './loadConfiguration'

/** Returns the modules that the first screen of a route needs. */
const firstModules = (route: Route, isSignedIn: boolean): readonly ModuleName[] => {
  if (route.name === 'home') return isSignedIn ? ['signedIn', 'home'] : ['home']
  if (isSignedIn)
    return route.name === 'case' || route.name === 'caseSelect' ? ['signedIn', route.productLine] : ['signedIn']
  return route.name === 'auth' ? ['signIn'] : []
}

/**
 * Loads texts before a machine needs them. Awaiting a text, even a loaded one, delays the machine until after the next
 * render.
 */
const preloadTexts = async (namespace: string): Promise<void> =>
  addTexts(namespace, await preloadJson(textsFilePath(namespace)))

/**
 * Requests everything that the first screen of a route needs. Resolves when all of it has loaded or failed. The root
 * machine then runs without waiting, and requests failed files again.
 * `tabSettled` resolves once the portal has checked that the stored session belongs to this tab. Requests that need the
 * session wait for it.
 */
export const preloadFirstScreen = async (
  route: Route,
  isSignedIn: boolean,
  tabSettled: Promise<unknown>,
): Promise<void> => {
  const moduleNames = firstModules(route, isSignedIn)
  const namespaces = new Set(['common', ...moduleNames.flatMap((name) => modules[name].texts)])
  const configurationRead = preloadJson(CONFIGURATION)
  const preloadHeader = async (): Promise<void> => {
    const [client, rawConfiguration] = await Promise.all([loadClient(), configurationRead, tabSettled])
    client.preloadHeader(route, tabStorage.read(SESSION), rawConfiguration, steadyClock())
  }
  await Promise.allSettled([
    configurationRead,
    ...[...namespaces].map(preloadTexts),
    ...moduleNames.map(loadScript),
    ...(isSignedIn ? [preloadHeader()] : []),
  ])
}
