import { TechnicalError } from '../api/technicalError'
import { portalStatus } from '../browser/portalStatus'
import { tabStorage, tabStore } from '../browser/tabStorage'

/**
 * When the page was last loaded anew for a script (epoch, ms). It is not done again so soon after (ms): by itself, and for
 * a customer who tries again.
 */
const RELOADED = 'reloadedAt'
const PAUSE = 60_000
const PAUSE_AGAIN = 5_000

/** How long a page may take to go before that is given up (ms). */
const PATIENCE = 10_000

const failed = new Set<string>()

// Browsers do not tell why a script did not come. Where the portal answers, nobody knows whose fault it was.
const faultOf = (error: unknown, status: number | undefined): TechnicalError =>
  new TechnicalError(
    status === undefined ? 'transport' : status >= 500 ? 'serverFailed' : 'brokenAnswer',
    Object(error).message,
  )

/** Loads a script. @throws TechnicalError where it does not come: its kind goes by what the portal itself answers then. */
export const imported = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load()
  } catch (error) {
    // What comes with a script says by itself what was wrong.
    if (error instanceof TechnicalError) throw error
    throw faultOf(error, await portalStatus())
  }
}

/**
 * Loads scripts that a customer waits for, and what comes with them. What does not come is had by loading the page anew, where
 * the portal answers: browsers remember for as long as a page lives that a script did not come, and with a new release the
 * old ones are gone for good. The tab keeps all that the page then goes on from.
 * @throws TechnicalError where that is no way either: the portal cannot be reached, it was done just now, the tab keeps nothing, or
 * the customer would rather stay.
 */
export const script = async <Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load()
  } catch (error) {
    // A language file that got no answer may come when it is asked for again; one that is no more went with an old release.
    if (error instanceof TechnicalError && error.type !== 'brokenAnswer') throw error
    const pause = failed.has(name) ? PAUSE_AGAIN : PAUSE
    failed.add(name)
    const status = await portalStatus()
    const isDue = Date.now() - Number(tabStorage.read(RELOADED) ?? 0) >= pause
    if (status === 200 && isDue) tabStorage.write(RELOADED, Date.now())
    // A tab that keeps nothing would lose what it goes on from, and load anew for ever.
    if (status === 200 && isDue && !tabStore.isLosing()) {
      location.reload()
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    }
    throw faultOf(error, status)
  }
}
