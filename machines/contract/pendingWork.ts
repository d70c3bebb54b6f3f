import { type OpenPayment, openPaymentsOf } from '../payment/openPayments'
import type { Services } from '../services'
import type { Session } from '../session'
import { isContractorIn } from '../signedIn'
import { taskCountKey } from '../storageKeys'

/** The pending work of a contract, as the start page shows it. */
export interface PendingWork {
  /** The number of pending tasks when the contract's screens last counted them. */
  readonly waiting: number
  readonly payments: readonly OpenPayment[]
}

/** Stores the number of pending tasks for the start page, which makes no calls to the insurer. */
export const saveTaskCount = (
  { storage }: Pick<Services, 'storage'>,
  contractNumber: string,
  taskCount: number,
): void => {
  const key = taskCountKey(contractNumber)
  if (taskCount > 0) storage.write(key, taskCount)
  else storage.remove(key)
}

/** The pending work of a session's contract; empty if the customer is not its contractor. */
export const pendingWorkOf = (
  services: Pick<Services, 'storage' | 'sharedStorage' | 'now'>,
  session: Pick<Session, 'contractNumber' | 'openedBy'>,
): PendingWork => {
  if (!isContractorIn(session)) return { waiting: 0, payments: [] }
  const savedCount = services.storage.read(taskCountKey(session.contractNumber))
  return {
    waiting: typeof savedCount === 'number' ? savedCount : 0,
    payments: openPaymentsOf(services, session.contractNumber),
  }
}
