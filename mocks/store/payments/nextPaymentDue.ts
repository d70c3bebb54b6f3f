import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { endsBeforePeriod, nextPremiumDay, premiumUnlessEnded } from './due'
import { premiumsBesidesDebt } from './owed'
import { isSuspendedOn } from './rest'

/**
 * The next premium to pay and its due date. The debt does not count. Each field is `null` if it is unknown or no
 * premium is due.
 */
export const nextPaymentDue = (
  store: Store,
  contract: Contract,
): { readonly premium: Money | null; readonly day: string | null } => {
  const [firstPremium] = premiumsBesidesDebt(store, contract)
  if (firstPremium && (contract.header.debt !== null || firstPremium.premiumType === 'CURRENT'))
    return { premium: firstPremium.premium, day: firstPremium.paymentPeriodStartDate }
  const day = nextPremiumDay(contract)
  // No premium falls due while cover is suspended or after the end.
  return day && !isSuspendedOn(contract, day) && !endsBeforePeriod(contract, day)
    ? { premium: premiumUnlessEnded(contract, day) ?? null, day }
    : { premium: null, day: null }
}
