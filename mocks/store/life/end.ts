import { YEAR } from '../../../machines/cases/dateLimits'
import { dayAt } from '../../../machines/today'
import { openTermination, type TerminationRequest, takesTermination } from '../contract/termination'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { awaitedTerminations, remember } from './effects'
import { settlementLines } from './endLines'
import { mayChange } from './menu'

interface Termination extends TerminationRequest {
  readonly terminationDate?: string | undefined
}

/** Terminates a contract, today (default) or later, once the customer has signed; `undefined` if it is not allowed. */
export const terminate = (store: Store, contract: LifeContract, request: Termination) => {
  const today = dayAt(store.now())
  const { terminationDate = today } = request
  const isDay = terminationDate >= today && terminationDate <= isoDaysFrom(store.now(), YEAR)
  const isAllowed = mayChange(contract, 'terminate-insurance') && isDay
  if (!isAllowed || !takesTermination(store, contract, awaitedTerminations(contract), terminationDate, request))
    return undefined
  const terminationReason = 'A szerződő felmondása'
  const opened = openTermination(store, contract, request, {
    terminationReason,
    insuranceEndDate: terminationDate,
    details: settlementLines(store, contract),
  })
  remember(contract, opened.caseId, { kind: 'termination', date: terminationDate })
  return opened
}
