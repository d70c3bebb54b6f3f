import { LEFT_AT } from '../../machines/storageKeys'
import { tabStorage } from './tabStorage'

/** How far the device's clock has gone back since the tab's page before this one was left (ms). */
const aheadBy = (leftAt: unknown): number => (typeof leftAt === 'number' ? Math.max(0, leftAt - Date.now()) : 0)

const ahead = aheadBy(tabStorage.read(LEFT_AT))

/**
 * The tab's time (epoch, ms), which never goes back: a device's clock that is set back makes no deadline longer, in the page
 * or over a reload. One that is set forward, or a device that has slept, counts as time that has passed.
 */
export const steadyClock = (): (() => number) => {
  const start = Date.now() + ahead - performance.now()
  return () => Math.max(Date.now(), Math.floor(start + performance.now()))
}
