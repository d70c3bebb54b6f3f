import { applyDueEvents } from '../contract/passing'
import { runningEvents, transfer } from '../contract/premiums'
import { signedTermination } from '../contract/termination'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { endContract } from './ending'
import { NON_PAYMENT } from './reasons'
import { endYearOn, year } from './year'

/** Applies everything that is due on a home contract by now. */
export const settleHome = (store: Store, contract: HomeContract): void => {
  applyDueEvents(store, () =>
    isRunning(contract)
      ? runningEvents(store, contract, {
          year: year(contract),
          coming: [termination(contract)],
          lapse: (then, endDate) => endContract(then, contract, { endDate, terminationReasonId: NON_PAYMENT }),
        })
      : [transfer(contract)],
  )
  writeTermination(contract)
}

const isRunning = ({ header }: HomeContract): boolean => header.contract.contractStatusId === 1

/** The end of a contract whose termination was signed: on its day, or on the day of signing if that is later. */
const termination = (contract: HomeContract) => {
  const signed = signedTermination(contract, contract.terminations ?? [])
  if (signed === undefined) return undefined
  const { endDate, terminationReasonId, discount, signedOn } = signed
  return {
    day: endDate < signedOn ? signedOn : endDate,
    happens: (then: Store) => endContract(then, contract, { endDate, terminationReasonId, discount }),
  }
}

/** Writes the end of a signed termination to a contract's header. */
const writeTermination = (contract: HomeContract): void => {
  const signed = signedTermination(contract, contract.terminations ?? [])
  if (!isRunning(contract) || signed === undefined) return
  const { terminationReasonId, endDate } = signed
  Object.assign(contract.header.contract, { endDate, contractDateEnd: endDate, terminationReasonId })
  endYearOn(contract, endDate)
}
