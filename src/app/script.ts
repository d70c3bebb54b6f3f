import { CallFault } from '../api/fault'
import { isReplaced } from './release'
import { tabStorage } from './tabStorage'

/** When the page was last loaded anew for a script (epoch, ms); it is not done again so soon after (ms). */
const RELOADED = 'reloadedAt'
const PAUSE = 60_000

/** How long the portal may take to answer, and a page to go, before that is given up (ms). */
const PATIENCE = 10_000

const failed = new Set<string>()

/** The status that the portal itself answers with by now; `undefined` where no answer comes. */
const portalStatus = async (): Promise<number | undefined> => {
  const signal = AbortSignal.timeout(PATIENCE)
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status,
    () => undefined,
  )
}

// Browsers do not tell why a script did not come. Where the portal answers, nobody knows whose fault it was.
const faultOf = (error: unknown, status: number | undefined): CallFault =>
  new CallFault(
    status === undefined ? 'transport' : status >= 500 ? 'serverFailed' : 'brokenAnswer',
    Object(error).message,
  )

/** Loads a script. @throws CallFault where it does not come: its kind goes by what the portal itself answers then. */
export const imported = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load()
  } catch (error) {
    throw faultOf(error, await portalStatus())
  }
}

/**
 * Loads scripts that a customer waits for. What failed once is, the second time, had by loading the page anew: browsers
 * remember for as long as a page lives that a script did not come. At once, where `mayLeave` says that nothing is typed and
 * the portal is another release by now: the old scripts are gone for good.
 * @throws CallFault where that is no way either: it failed for the first time, the portal cannot be reached, it was done
 * just now, or the customer would rather stay.
 */
export const script = async <Loaded>(name: string, load: () => Promise<Loaded>, mayLeave = false): Promise<Loaded> => {
  try {
    return await load()
  } catch (error) {
    const isAgain = failed.has(name)
    const wasJustNow = Date.now() - Number(tabStorage.read(RELOADED) ?? 0) < PAUSE
    failed.add(name)
    const status = await portalStatus()
    if (!wasJustNow && status === 200 && (isAgain || (mayLeave && (await isReplaced())))) {
      tabStorage.write(RELOADED, Date.now())
      location.reload()
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    }
    throw faultOf(error, status)
  }
}
