import { fromPromise } from 'xstate'
import { isAway } from '../payment/underWay'
import { type Services, servicesOf } from '../services'
import { LEFT_AT, TAB } from '../storageKeys'
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

const longestAbsence = (services: Services, leftAt: number): number =>
  wasWaiting(services, leftAt) ? LONGEST_OUTING : LONGEST_RELOAD

/**
 * Reads the tab's id from its storage (or creates one), and tells if the tab was closed, waits for a card payment, or
 * contains an ended session.
 */
export const readTabActor = fromPromise<StoredTab, Pick<TabContext, 'leftAt'>>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { storage, sharedStorage, now, newId } = services
  const id = storage.read(TAB)
  const leftAt = storage.read(LEFT_AT) ?? (typeof id === 'string' ? sharedStorage.read(leftAtKey(id)) : undefined)
  const wasLeftTooLong = typeof leftAt === 'number' && now() - leftAt > longestAbsence(services, leftAt)
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
