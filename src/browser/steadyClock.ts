import { LEFT_AT } from '../../machines/storageKeys'
import { tabStorage } from './tabStorage'

/** Returns how far the device's clock has gone back since the tab's previous page was left (ms). */
const setbackSince = (leftAt: unknown): number => (typeof leftAt === 'number' ? Math.max(0, leftAt - Date.now()) : 0)

const clockSetback = setbackSince(tabStorage.read(LEFT_AT))

/** The longest setback (ms) that an ordinary correction of a clock explains. */
const LONGEST_CORRECTION = 60_000

/**
 * Tells if the device's clock was set back so far that it is not known how long ago the tab's previous page was left.
 * A reloaded page was left just now. A browser that does not report how the page was opened counts as reloading.
 */
export const wasClockSetBack = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasReloaded = navigation === undefined || !('type' in navigation) || navigation.type === 'reload'
  return clockSetback > LONGEST_CORRECTION && !wasReloaded
}

/**
 * Creates the tab's clock (epoch, ms), which never goes back. Setting the device's clock back extends no deadline, even
 * across a reload. Setting the clock forward counts as passed time, and so does the device's sleep.
 */
export const steadyClock = (): (() => number) => {
  const clockStart = Date.now() + clockSetback - performance.now()
  return () => Math.max(Date.now(), Math.floor(clockStart + performance.now()))
}
