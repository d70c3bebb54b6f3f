import { isAway } from '../../machines/payment/underWay'
import type { Ports } from '../../machines/ports'
import { RETURN_PATH } from '../../machines/routes'
import { LEFT_AT, TAB } from '../../machines/storageKeys'
import { steadyClock } from './steadyClock'
import { tabStorage } from './tabStorage'

/** A page that was left for longer than this (ms) was closed: a reload is quicker. */
const LONGEST_RELOAD = 60_000

/** How long the page before a reload may take to go (ms). Another tab's page does not go. */
const LONGEST_GOING = 1000

/** What a tab needs of the browser. */
export interface TabWorld {
  readonly storage: Pick<Ports['storage'], 'read' | 'write' | 'remove'>
  /** `undefined` in browsers that have none. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Hears of the page's hiding and coming back. */
  readonly page: EventTarget
  /** Epoch, ms. */
  now(): number
  newId(): string
  /** Whether a card payment's provider has led here. */
  isReturning(): boolean
  /** Forgets all that the portal keeps in the tab. */
  forget(): void
  reload(): void
}

const browserTab = (): TabWorld => ({
  storage: tabStorage,
  locks: navigator.locks,
  page: window,
  now: steadyClock(),
  newId: () => crypto.randomUUID(),
  isReturning: () => window.location.pathname === RETURN_PATH,
  forget: () => {
    // What the simulated insurer keeps is not the portal's: a real one would remember too.
    for (const key of tabStorage.keys('')) if (!key.startsWith('mock-')) tabStorage.remove(key)
  },
  reload: () => window.location.reload(),
})

/** Whether the page was left for so long that its tab was closed meanwhile. The way to a payment and back may take long. */
const wasClosed = (world: TabWorld): boolean => {
  const leftAt = world.storage.read(LEFT_AT)
  return typeof leftAt === 'number' && world.now() - leftAt > LONGEST_RELOAD && !isAway(world)
}

/**
 * Holds the lock of a tab's id while the page stands; `false` where another page goes on holding it. It is given back as
 * the page goes, for the next one after a reload, and because a page that holds a lock cannot come back from the cache.
 * Firefox decides about that before it says that the page goes: there it is loaded anew, with what was kept.
 */
const hold = ({ locks, page }: TabWorld, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (locks === undefined) return resolve(true)
    const untilHidden = () => {
      resolve(true)
      return new Promise<void>((release) => page.addEventListener('pagehide', () => release(), { once: true }))
    }
    locks
      .request(`tab ${id}`, { signal: AbortSignal.timeout(LONGEST_GOING) }, untilHidden)
      // Where locks are forbidden, tabs go on as in a browser that has none.
      .catch((error: unknown) => resolve(Object(error).name !== 'TimeoutError'))
  })

/**
 * Settles whose the tab is. A duplicated tab comes with a copy of all that the other one keeps, a tab that is opened again
 * with what it kept when it was closed: both are new ones, and forget it. But for who comes back from a payment: of a tab that
 * was copied while it was away, either may come back first, and the money is taken in both. Says `false` where it forgot.
 */
const settle = async (world: TabWorld): Promise<boolean> => {
  const { storage, newId, forget } = world
  const kept = storage.read(TAB)
  const id = typeof kept === 'string' ? kept : newId()
  const isSame = !wasClosed(world) && (await hold(world, id))
  const isKept = isSame || (world.isReturning() && isAway(world))
  if (!isKept) forget()
  storage.remove(LEFT_AT)
  const own = isSame ? id : newId()
  storage.write(TAB, own)
  if (!isSame) await hold(world, own)
  return isKept
}

/** Settles whose the tab is, and from now on notes when its page is left. To be awaited before a kept session is read. */
export const openTab = async (world = browserTab()): Promise<void> => {
  const { storage, page, now, reload } = world
  let leftAt: number | undefined
  await settle(world)
  page.addEventListener('pagehide', () => {
    leftAt = now()
    storage.write(LEFT_AT, leftAt)
  })
  page.addEventListener('pageshow', async (event) => {
    if (!('persisted' in event) || event.persisted !== true) return
    // The page comes back from the browser's cache with all that it showed, so it has to go with what was kept; and with
    // what another page of the portal has done in this tab meanwhile, which was left after it.
    const isPassed = storage.read(LEFT_AT) !== leftAt
    if (!(await settle(world)) || isPassed) reload()
  })
}
