import type { ModuleName } from '../../machines/modules'
import type { Route } from '../../machines/routes'
import { SESSION } from '../../machines/storageKeys'
import { steadyClock } from '../browser/steadyClock'
import { tabStorage } from '../browser/tabStorage'
import { loadScript } from '../modules/load'
import { modules } from '../modules/registry'
import { addTexts } from '../texts/texts'
import { textsFile } from '../texts/textsFile'
import { loadClient } from './insurer'
import { CONFIGURATION, preloadJson } from './loadConfiguration'

/** The modules of the first screen at a place. */
const firstModules = (route: Route, isSignedIn: boolean): readonly ModuleName[] => {
  if (route.name === 'home') return isSignedIn ? ['signedIn', 'home'] : ['home']
  if (isSignedIn) return route.name === 'case' || route.name === 'caseSelect' ? ['signedIn', route.area] : ['signedIn']
  return route.name === 'auth' ? ['signIn'] : []
}

/** What has come is there before a machine asks: whoever waits, if only for what is there, comes after the next drawing. */
const preloadTexts = async (namespace: string): Promise<void> =>
  addTexts(namespace, await preloadJson(textsFile(namespace)))

/**
 * Asks at once for all that the first screen of a place needs, and resolves when all of it has come, or will not: the
 * machine then passes its steps without waiting at each. What has not come it asks for again, and says so. What a session
 * is needed for begins when it is settled whose the tab is.
 */
export const preloadFirstScreen = async (
  route: Route,
  isSignedIn: boolean,
  settled: Promise<unknown>,
): Promise<void> => {
  const names = firstModules(route, isSignedIn)
  const texts = new Set(['common', ...names.flatMap((name) => modules[name].texts)])
  const configured = preloadJson(CONFIGURATION)
  const preloadHeader = async (): Promise<void> => {
    const [client, read] = await Promise.all([loadClient(), configured, settled])
    client.preloadHeader(route, tabStorage.read(SESSION), read, steadyClock())
  }
  await Promise.allSettled([
    configured,
    ...[...texts].map(preloadTexts),
    ...names.map(loadScript),
    ...(isSignedIn ? [preloadHeader()] : []),
  ])
}
