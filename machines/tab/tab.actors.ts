import { fromCallback, fromPromise } from 'xstate'
import { isAway } from '../payment/underWay'
import { type Services, servicesOf } from '../services'
import { LEFT_AT, LONGEST_RELOAD, OPEN_UNTIL, TAB } from '../storageKeys'
import { isSavedSessionEnded } from './endedSessions'
import { leftAtKey } from './leftTabs'
import { wasWaiting } from './outing'
import type { StoredTab, TabContext } from './tab.types'

/**
 * The longest time away (ms) for a page that waits for an app or a provider's page. After ten minutes the portal no
 * longer waits for the result.
 */
const LONGEST_OUTING = 10 * 60_000

/** Settings of the record that a page is open. */
export interface OpenRecording {
  /** Time between two writes (ms). */
  readonly interval: number
  /** `true` if a hidden page is recorded, too. If it vanishes, it then counts as closed. */
  readonly isHiddenIncluded: boolean
}

/**
 * The default. Phones and Chromium may discard a hidden page, and the customer then continues in this tab. Chromium
 * saves a tab's storage to the disk at most sixty times an hour.
 */
const DEFAULT_RECORDING: OpenRecording = { interval: 60_000, isHiddenIncluded: false }

/**
 * For Firefox on a computer. It stops the scripts of a closing tab, so often nothing records when the page was left. It
 * unloads hidden pages only if memory is low; the customer then signs in again.
 */
export const FIREFOX_RECORDING: OpenRecording = { interval: 10_000, isHiddenIncluded: true }

/** Time after which a hidden page is no longer recorded as open (ms). A browser may hide a page before it closes it. */
const HIDDEN_DELAY = 2000

const longestAbsence = (services: Services, leftAt: number): number =>
  wasWaiting(services, leftAt) ? LONGEST_OUTING : LONGEST_RELOAD

/**
 * Returns when the tab's previous page was left (epoch, ms), or when it closed at the latest if it did not store that
 * it was left. `undefined` if neither is known: a browser discards a hidden page, and the tab then continues.
 */
const closedAtOf = ({ storage }: Services, leftAt: unknown): unknown => leftAt ?? storage.read(OPEN_UNTIL)

/**
 * Reads the tab's id from its storage (or creates one), and tells if the tab was closed, waits for a card payment, or
 * contains an ended session.
 */
export const readTabActor = fromPromise<StoredTab, Pick<TabContext, 'leftAt' | 'wasClockSetBack'>>(
  async ({ input, system }) => {
    const services = servicesOf(system)
    const { storage, sharedStorage, now, newId } = services
    const id = storage.read(TAB)
    const leftAt = storage.read(LEFT_AT) ?? (typeof id === 'string' ? sharedStorage.read(leftAtKey(id)) : undefined)
    const closedAt = closedAtOf(services, leftAt)
    const wasLeftTooLong =
      typeof closedAt === 'number' &&
      (now() - closedAt > longestAbsence(services, closedAt) ||
        (input.wasClockSetBack && !wasWaiting(services, closedAt)))
    const isTabAway = isAway(services)
    const isEnded = isSavedSessionEnded(services)
    return {
      id: typeof id === 'string' ? id : newId(),
      wasClosed: wasLeftTooLong && !isTabAway && !isEnded,
      isEnded,
      isAway: isTabAway,
      isPassed: input.leftAt !== null && leftAt !== input.leftAt,
    }
  },
)

/** Creates an id for a new tab. */
export const newIdActor = fromPromise<string>(async ({ system }) => servicesOf(system).newId())

/**
 * Locks the tab's id while the page is open. Returns `false` if another page has locked it. This default returns
 * `true`, as in a browser without locks.
 */
export const lockTabActor = fromPromise<boolean, Pick<TabContext, 'id'>>(async () => true)

/**
 * Creates the actor that keeps recording in the tab's storage that the page is open. If hidden pages are not included,
 * the record is removed when the page has been hidden for two seconds.
 */
export const recordOpenActor = ({ interval, isHiddenIncluded }: OpenRecording = DEFAULT_RECORDING) =>
  fromCallback(({ system }) => {
    const { storage, now, pageTurns, sleepUntil } = servicesOf(system)
    const controller = new AbortController()
    const { signal } = controller
    let isIncluded = isHiddenIncluded
    const record = (): void => storage.write(OPEN_UNTIL, now() + interval)
    const followVisibility = async (): Promise<void> => {
      while (!signal.aborted) {
        storage.remove(OPEN_UNTIL)
        await pageTurns('visible', signal)
        isIncluded = true
        record()
        await pageTurns('hidden', signal)
        isIncluded = false
        await sleepUntil(now() + HIDDEN_DELAY, signal)
      }
    }
    const renew = async (): Promise<void> => {
      while (!signal.aborted) {
        await sleepUntil(now() + interval, signal)
        if (isIncluded) record()
      }
    }
    if (isHiddenIncluded) record()
    else void followVisibility()
    void renew()
    return () => controller.abort()
  })
