import { type OpenPayment, openPaymentsOf } from '../payment/openPayments'
import type { Services } from '../services'
import type { Session } from '../session'
import { isContractorIn } from '../signedIn'
import { waitingKey } from '../storageKeys'

/** What is left open of a contract, for its customer to know of on home. */
export interface PendingWork {
  /** How many things wait for the customer, as far as the contract's own screens have told. */
  readonly waiting: number
  readonly payments: readonly OpenPayment[]
}

/** Keeps how many things wait in a contract, for home, which does not ask the insurer and may be come to by its address. */
export const keepWaiting = ({ storage }: Pick<Services, 'storage'>, contractNumber: string, waiting: number): void => {
  const key = waitingKey(contractNumber)
  if (waiting > 0) storage.write(key, waiting)
  else storage.remove(key)
}

/** What is left open of the contract of a session; nothing is, for whoever is not its contractor. */
export const pendingWorkOf = (
  services: Pick<Services, 'storage' | 'sharedStorage' | 'now'>,
  session: Pick<Session, 'contractNumber' | 'openedBy'>,
): PendingWork => {
  if (!isContractorIn(session)) return { waiting: 0, payments: [] }
  const waiting = services.storage.read(waitingKey(session.contractNumber))
  return {
    waiting: typeof waiting === 'number' ? waiting : 0,
    payments: openPaymentsOf(services, session.contractNumber),
  }
}
