import { dayAt } from '../../../machines/today'
import type { Decision } from '../../../src/api/entities'
import { caseOf } from '../cases/cases'
import type { HomeContract } from '../state'
import type { KeptClaim } from './slice'
import { isClosed } from './status'
import { lossOf } from './things'

/** Writes a claim's outcome to the online case that reported it. */
export const updateClaimCase = (contract: HomeContract, claim: KeptClaim): void => {
  const claimCase = claim.caseId === undefined ? undefined : caseOf(contract, claim.caseId)
  // A paid claim is closed later. Its case does not change then, and keeps the payment date.
  if (claimCase !== undefined && claim.status !== 'CLOSED') claimCase.decision = decisionOn(claim)
}

const decisionOn = ({ status, since, verdict, damagedThings }: KeptClaim): Decision => {
  if (!isClosed(status)) return { status: 'EXAMINING' }
  const date = dayAt(since)
  return status === 'PAID'
    ? { status: 'PAID', date, amount: lossOf(damagedThings) }
    : { status: 'REJECTED', date, reason: verdict.decision }
}
