import { fromCallback, fromPromise } from 'xstate'
import { isAway } from '../payment/underWay'
import { type Services, servicesOf } from '../services'
import { LEFT_AT, SEEN_AT, TAB } from '../storageKeys'
import { isSavedSessionEnded } from './endedSessions'
import { leftAtKey } from './leftTabs'
import { wasWaiting } from './outing'
import type { StoredTab, TabContext } from './tab.types'

/** Longest time that a reload takes (ms). A page that was left for longer counts as closed. */
const LONGEST_RELOAD = 60_000

/**
 * The longest time away (ms) for a page that waits for an app or a provider's page. After ten minutes the portal no
 * longer waits for the result.
 */
const LONGEST_OUTING = 10 * 60_000

/**
 * Time between two writes of the time at which the page was visible (ms). Chromium saves a tab's storage to the disk at
 * most sixty times an hour.
 */
const SEEN_INTERVAL = 60_000

/**
 * Time after which a hidden page is no longer recorded as visible (ms). Firefox hides a page shortly before it closes
 * the tab, and stores what the page writes then, but not always what it writes when it is left.
 */
const HIDDEN_DELAY = 2000

const longestAbsence = (services: Services, leftAt: number): number =>
  wasWaiting(services, leftAt) ? LONGEST_OUTING : LONGEST_RELOAD

/**
 * Returns when the tab's previous page was left (epoch, ms), or when it closed at the latest if it was visible then and
 * did not store that it was left. Firefox may lose the last writes of a closed page. `undefined` if neither is known: a
 * browser discards a hidden page, and the tab then continues.
 */
const closedAtOf = ({ storage }: Services, leftAt: unknown): unknown => {
  const seenAt = storage.read(SEEN_AT)
  return leftAt === undefined && typeof seenAt === 'number' ? seenAt + SEEN_INTERVAL : leftAt
}

/**
 * Reads the tab's id from its storage (or creates one), and tells if the tab was closed, waits for a card payment, or
 * contains an ended session.
 */
export const readTabActor = fromPromise<StoredTab, Pick<TabContext, 'leftAt'>>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { storage, sharedStorage, now, newId } = services
  const id = storage.read(TAB)
  const leftAt = storage.read(LEFT_AT) ?? (typeof id === 'string' ? sharedStorage.read(leftAtKey(id)) : undefined)
  const closedAt = closedAtOf(services, leftAt)
  const wasLeftTooLong = typeof closedAt === 'number' && now() - closedAt > longestAbsence(services, closedAt)
  const isTabAway = isAway(services)
  const isEnded = isSavedSessionEnded(services)
  return {
    id: typeof id === 'string' ? id : newId(),
    wasClosed: wasLeftTooLong && !isTabAway && !isEnded,
    isEnded,
    isAway: isTabAway,
    isPassed: input.leftAt !== null && leftAt !== input.leftAt,
  }
})

/** Creates an id for a new tab. */
export const newIdActor = fromPromise<string>(async ({ system }) => servicesOf(system).newId())

/**
 * Locks the tab's id while the page is open. Returns `false` if another page has locked it. This default returns
 * `true`, as in a browser without locks.
 */
export const lockTabActor = fromPromise<boolean, Pick<TabContext, 'id'>>(async () => true)

/**
 * Keeps the time at which the page was last visible in the tab's storage. Removes it when the page has been hidden for
 * two seconds.
 */
export const recordSeenAtActor = fromCallback(({ system }) => {
  const { storage, now, pageTurns, sleepUntil } = servicesOf(system)
  const controller = new AbortController()
  const { signal } = controller
  let isVisible = false
  const followVisibility = async (): Promise<void> => {
    while (!signal.aborted) {
      storage.remove(SEEN_AT)
      await pageTurns('visible', signal)
      isVisible = true
      storage.write(SEEN_AT, now())
      await pageTurns('hidden', signal)
      isVisible = false
      await sleepUntil(now() + HIDDEN_DELAY, signal)
    }
  }
  const renew = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleepUntil(now() + SEEN_INTERVAL, signal)
      if (isVisible) storage.write(SEEN_AT, now())
    }
  }
  void followVisibility()
  void renew()
  return () => controller.abort()
})
