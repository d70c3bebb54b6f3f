import { LEFT_AT, OPEN_UNTIL } from '../../machines/storageKeys'
import { tabStorage } from './tabStorage'

/** Returns how far the device's clock has gone back since a time (ms). */
const setbackSince = (time: unknown): number => (typeof time === 'number' ? Math.max(0, time - Date.now()) : 0)

const leftAt = tabStorage.read(LEFT_AT)
const clockSetback = setbackSince(leftAt)
/** The same for a page that did not record when it was left. May be a minute too long, as `OPEN_UNTIL` lies ahead. */
const possibleSetback = setbackSince(leftAt ?? tabStorage.read(OPEN_UNTIL))

/** The longest setback (ms) that an ordinary correction of a clock, or `OPEN_UNTIL`, explains. */
const LONGEST_CORRECTION = 60_000

/**
 * Tells if the device's clock was set back so far that it is not known how long ago the tab's previous page was left.
 * A reloaded page was left just now. A browser that does not report how the page was opened counts as reloading.
 */
export const wasClockSetBack = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasReloaded = navigation === undefined || !('type' in navigation) || navigation.type === 'reload'
  return possibleSetback > LONGEST_CORRECTION && !wasReloaded
}

/**
 * Creates the tab's clock (epoch, ms), which never goes back. Setting the device's clock back extends no deadline, even
 * across a reload. Setting the clock forward counts as passed time, and so does the device's sleep.
 */
export const steadyClock = (): (() => number) => {
  const clockStart = Date.now() + clockSetback - performance.now()
  return () => Math.max(Date.now(), Math.floor(clockStart + performance.now()))
}
