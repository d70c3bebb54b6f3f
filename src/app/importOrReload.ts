import { isNetworkPage } from '../api/networkPage'
import { TIMEOUT } from '../api/signalWithTimeout'
import { TechnicalError } from '../api/technicalError'
import { portalStatus } from '../browser/portalStatus'
import { tabStorage, tabStore } from '../browser/tabStorage'

/**
 * Storage key of the time of the last page reload after a script failed (epoch, ms). The pauses are the minimum times
 * between two reloads (ms): after a script's first failure, and after a retry by the customer.
 */
const RELOADED_AT_KEY = 'reloadedAt'
const RELOAD_PAUSE = 60_000
const RETRY_RELOAD_PAUSE = 5_000

/** Longest wait for the reload to replace the page (ms). */
const RELOAD_TIMEOUT = 10_000

const failedScripts = new Set<string>()

/**
 * Loads a script with the time limit of an API call. Browsers wait for a stalled download without a limit.
 * @throws Error if the script takes longer.
 */
export const loadWithinTimeout = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stallTimeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The download has stalled')), TIMEOUT)
  })
  return Promise.race([load(), stallTimeout]).finally(() => clearTimeout(timer))
}

// Browsers do not say why a script failed, so the error's type depends on how the portal responds now.
const technicalErrorOf = (error: unknown, status: number | undefined): TechnicalError => {
  const isTransportError = status === undefined || isNetworkPage(status, null)
  const type = isTransportError ? 'transport' : status >= 500 ? 'serverFailed' : 'brokenAnswer'
  return new TechnicalError(type, Object(error).message)
}

/**
 * Loads a script.
 * @throws TechnicalError if the script fails or stalls. The error's type depends on how the portal responds at that
 * time.
 */
export const importScript = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await loadWithinTimeout(load)
  } catch (error) {
    // An error thrown while the script was loading already has its type.
    if (error instanceof TechnicalError) throw error
    throw technicalErrorOf(error, await portalStatus())
  }
}

/**
 * Loads the scripts that a customer waits for, and the files that these scripts need. After a failure, reloads the page
 * if the portal responds: browsers remember a failed or stalled `import` until the page is reloaded, and a new release
 * deletes the old scripts. The reloaded page continues from the tab's storage.
 * @throws TechnicalError if a reload cannot help: the portal is unreachable or responds with an error, the page was
 * reloaded just now, the tab cannot store its data, or the customer cancels the reload.
 */
export const importOrReload = async <Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await loadWithinTimeout(load)
  } catch (error) {
    // Of the technical errors, only a missing file (`brokenAnswer`) shows that this page belongs to an old release. A
    // reload does not help against the others: e.g. a language file that got no response may load at the next try.
    if (error instanceof TechnicalError && error.type !== 'brokenAnswer') throw error
    const pause = failedScripts.has(name) ? RETRY_RELOAD_PAUSE : RELOAD_PAUSE
    failedScripts.add(name)
    const status = await portalStatus()
    const isReloadDue = Date.now() - Number(tabStorage.read(RELOADED_AT_KEY) ?? 0) >= pause
    if (status === 200 && isReloadDue) tabStorage.write(RELOADED_AT_KEY, Date.now())
    // Without working storage the page would lose its state and reload forever.
    if (status === 200 && isReloadDue && !tabStore.isLosing()) {
      location.reload()
      await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT))
    }
    throw technicalErrorOf(error, status)
  }
}
