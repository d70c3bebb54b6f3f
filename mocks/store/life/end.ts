import { YEAR_DAYS } from '../../../machines/cases/dateLimits'
import { dayAt } from '../../../machines/today'
import { canTerminateOn, openTermination, type TerminationRequest } from '../contract/termination'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { addPendingEffect, requestedTerminationsOf } from './effects'
import { settlementLines } from './endLines'
import { mayChange } from './menu'

interface LifeTerminationRequest extends TerminationRequest {
  readonly terminationDate?: string | undefined
}

/** Terminates a contract, today (default) or later, once the customer has signed; `undefined` if it is not allowed. */
export const terminateLife = (store: Store, contract: LifeContract, request: LifeTerminationRequest) => {
  const today = dayAt(store.now())
  const { terminationDate = today } = request
  const isAllowedDay = terminationDate >= today && terminationDate <= isoDaysFrom(store.now(), YEAR_DAYS)
  const isAllowed = mayChange(contract, 'terminate-insurance') && isAllowedDay
  if (!isAllowed || !canTerminateOn(store, contract, requestedTerminationsOf(contract), terminationDate, request))
    return undefined
  const terminationReason = 'A szerződő felmondása'
  const caseResult = openTermination(store, contract, request, {
    terminationReason,
    insuranceEndDate: terminationDate,
    details: settlementLines(store, contract),
  })
  addPendingEffect(contract, caseResult.caseId, { kind: 'termination', date: terminationDate })
  return caseResult
}
