import { tabStorage } from './tabStorage'

/** When the page was last loaded anew for a script (epoch, ms); it is not done again so soon after (ms). */
const RELOADED = 'reloadedAt'
const PAUSE = 60_000

/** How long the portal may take to answer, and a page to go, before that is given up (ms). */
const PATIENCE = 10_000

const failed = new Set<string>()

const isReachable = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(PATIENCE)
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Loads scripts that a customer waits for. What failed once is, the second time, had by loading the page anew: browsers
 * remember for as long as a page lives that a script did not come, and after an update its old scripts are gone for good.
 * @throws what the load throws where that is no way either: the portal cannot be reached, it was done just now, or the
 * customer would rather stay.
 */
export const script = async <Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load()
  } catch (error) {
    const mayReload = failed.has(name) && !(Date.now() - Number(tabStorage.read(RELOADED) ?? 0) < PAUSE)
    failed.add(name)
    if (mayReload && (await isReachable())) {
      tabStorage.write(RELOADED, Date.now())
      location.reload()
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    }
    throw error
  }
}
