import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { dayAfter } from '../time/period'
import { endsBeforePeriod, nextPremiumDay, premiumUnlessEnded, unpaidPeriodStart } from './due'
import { premiumsAddedToDebt, premiumsBesidesDebt } from './owed'
import { isSuspendedOn } from './rest'

/** Tells if a premium falls due on a day: not while cover is suspended, and not after the end. */
export const isPremiumDueOn = (contract: Contract, day: string): boolean =>
  !isSuspendedOn(contract, day) && !endsBeforePeriod(contract, day)

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
  const day = firstDayBesidesDebt(store, contract)
  return day && isPremiumDueOn(contract, day)
    ? { premium: premiumUnlessEnded(contract, day) ?? null, day }
    : { premium: null, day: null }
}

/** The first day of the next period whose premium is not part of the debt; `null` or `undefined` if unknown. */
const firstDayBesidesDebt = (store: Store, contract: Contract): string | null | undefined => {
  const day = nextPremiumDay(contract)
  const inDebt = premiumsAddedToDebt(store, contract).find(
    ({ paymentPeriodStartDate }) => paymentPeriodStartDate === day,
  )
  return inDebt ? unpaidPeriodStart(contract, dayAfter(inDebt.paymentPeriodEndDate)) : day
}
