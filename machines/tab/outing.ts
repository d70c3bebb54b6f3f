import type { Services } from '../services'
import { identificationKey, SAVED_DAP } from '../storageKeys'

/** Statuses of a DÁP sign-in that waits for the app. */
const WAITING_STATUSES: readonly unknown[] = ['STARTED', 'IN_PROGRESS', 'EXPIRED']

const waitsForApp = (savedValue: unknown): boolean => {
  const { session, status } = Object(savedValue)
  return typeof session === 'object' && session !== null && WAITING_STATUSES.includes(status)
}

/**
 * Tells if a saved identification was still pending when the page was left (`leftAt`: epoch, ms). It stays pending
 * without a limit while the page is hidden.
 */
const waitsForProvider = (savedValue: unknown, leftAt: number): boolean => {
  const { until, hiddenAt } = Object(savedValue)
  return typeof hiddenAt === 'number' || (typeof until === 'number' && until > leftAt)
}

/**
 * Tells if the tab waited for a DÁP sign-in or an identification when it was left. `leftAt`: when it was left (epoch,
 * ms). Some browsers open the pages of the app or the provider in this tab.
 */
export const wasWaiting = ({ storage }: Pick<Services, 'storage'>, leftAt: number): boolean =>
  waitsForApp(storage.read(SAVED_DAP)) ||
  storage.keys(identificationKey('')).some((key) => waitsForProvider(storage.read(key), leftAt))
