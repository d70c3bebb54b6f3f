import { digest } from '../digest'
import type { Services } from '../services'
import { LEFT_TABS } from '../storageKeys'

/**
 * Lifetime (ms) of the stored time when a tab was left: a day, which is longer than any
 * session.
 */
const LEFT_AT_LIFETIME = 24 * 60 * 60_000

/** Browser storage key of the time at which a tab was left. */
export const leftAtKey = (tab: string): string => `${LEFT_TABS}${digest(tab)}`

/**
 * Removes from the browser storage the time at which this tab was left, and the times of other tabs that were left more
 * than a day ago.
 */
export const forgetLeftAt = ({ sharedStorage, now }: Pick<Services, 'sharedStorage' | 'now'>, tab: string): void => {
  for (const key of sharedStorage.keys(LEFT_TABS)) {
    const isRecent = now() - Number(sharedStorage.read(key)) <= LEFT_AT_LIFETIME
    if (!isRecent || key === leftAtKey(tab)) sharedStorage.remove(key)
  }
}
