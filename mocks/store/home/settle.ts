import { runningEvents, transferEvent } from '../contract/premiums'
import { signedTermination } from '../contract/termination'
import { applyDueEvents } from '../contract/timedEvents'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { endContract } from './ending'
import { NON_PAYMENT } from './reasons'
import { shortenShownPeriod, yearStartEvent } from './year'

/** Applies everything that is due on a home contract by now. */
export const settleHome = (store: Store, contract: HomeContract): void => {
  applyDueEvents(store, () =>
    isRunning(contract)
      ? runningEvents(store, contract, {
          year: yearStartEvent(contract),
          coming: [terminationEvent(contract)],
          lapse: (storeThatDay, endDate) =>
            endContract(storeThatDay, contract, { endDate, terminationReasonId: NON_PAYMENT }),
        })
      : [transferEvent(contract)],
  )
  writeTermination(contract)
}

const isRunning = ({ header }: HomeContract): boolean => header.contract.contractStatusId === 1

/**
 * The event that ends a contract after the customer has signed a termination; `undefined` if there is no signed
 * termination. Its day is the last day of cover, or the day of signing if that is later.
 */
const terminationEvent = (contract: HomeContract) => {
  const effectiveTermination = signedTermination(contract, contract.terminations ?? [])
  if (effectiveTermination === undefined) return undefined
  const { endDate, terminationReasonId, discount, signedOn } = effectiveTermination
  return {
    day: endDate < signedOn ? signedOn : endDate,
    happens: (storeThatDay: Store) => endContract(storeThatDay, contract, { endDate, terminationReasonId, discount }),
  }
}

/** Writes the end of a signed termination to a contract's header. */
const writeTermination = (contract: HomeContract): void => {
  const effectiveTermination = signedTermination(contract, contract.terminations ?? [])
  if (!isRunning(contract) || effectiveTermination === undefined) return
  const { terminationReasonId, endDate } = effectiveTermination
  Object.assign(contract.header.contract, { endDate, contractDateEnd: endDate, terminationReasonId })
  shortenShownPeriod(contract, endDate)
}
