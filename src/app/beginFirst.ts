import type { ModuleName } from '../../machines/modules'
import type { Place } from '../../machines/routes'
import { loadScript } from '../modules/load'
import { modules } from '../modules/registry'
import { textsFile } from '../texts/textsFile'
import { beginJson, CONFIGURATION } from './loadConfiguration'

/** The module of a first screen that whoever is not signed in sees at a place. */
const firstModule = ({ name }: Place): ModuleName | undefined => {
  if (name === 'home') return 'home'
  return name === 'auth' ? 'signIn' : undefined
}

/**
 * Asks at once for all that the first screen of a place needs, and resolves when all of it has come, or will not: the
 * machine then passes its steps without waiting at each. What has not come it asks for again, and says so.
 */
export const beginFirst = async (place: Place): Promise<void> => {
  const name = firstModule(place)
  const texts = name === undefined ? [] : modules[name].texts
  await Promise.allSettled([
    beginJson(CONFIGURATION),
    ...['common', ...texts].map((namespace) => beginJson(textsFile(namespace))),
    ...(name === undefined ? [] : [loadScript(name)]),
  ])
}
