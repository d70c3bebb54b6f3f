import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type DuePremium, duePayments, endsBeforePeriod } from './due'
import { awaitedTransfers, debtDaysOf, debtPartsOf, shownDebt } from './memory'
import { purposeOf } from './purpose'

/**
 * The current debt of a contract as one sum. If a customer has a debt, the current premium counts as part of it. An
 * overpayment is a negative debt.
 */
export const currentDebt = (store: Store, contract: Contract): Money | null =>
  wholeDebt(store, contract) ?? shownDebt(contract)

/** The current debt as a header shows it: 0 without a debt, negative for an overpayment. */
export const headerDebt = (store: Store, contract: Contract): Money =>
  currentDebt(store, contract) ?? { value: 0, currency: 'HUF' }

/** The debt together with the current premium, if that is unpaid; `null` without a debt. */
export const wholeDebt = (store: Store, contract: Contract): Money | null => {
  const { debt } = contract.header
  if (debt === null) return null
  return {
    ...debt,
    value: premiumsAddedToDebt(store, contract).reduce((sum, { premium }) => sum + premium.value, debt.value),
  }
}

/** The amount due first: the debt, or else the premium of this period or the next one. */
export const amountDueFirst = (store: Store, contract: Contract): Money | null =>
  wholeDebt(store, contract) ?? premiumsBesidesDebt(store, contract)[0]?.premium ?? null

/** Due date, earliest payment deadline, days and parts of the current debt; `null` without a debt. */
export const currentDebtDays = (store: Store, contract: Contract): ReturnType<typeof debtDaysOf> => {
  const debtDays = debtDaysOf(contract)
  const addedPremiums = premiumsAddedToDebt(store, contract)
  const lastAddedPremium = addedPremiums.at(-1)
  if (debtDays === null || lastAddedPremium === undefined) return debtDays
  const addedParts = addedPremiums.map(({ premium: amount, paymentDeadline: deadline }) => ({ amount, deadline }))
  return {
    ...debtDays,
    periodEndDate: lastAddedPremium.paymentPeriodEndDate,
    parts: [...debtPartsOf(contract), ...addedParts],
  }
}

/**
 * The due premiums that are not part of the debt. With a debt, this is only the next premium. A period after the
 * contract's end has no premium.
 */
export const premiumsBesidesDebt = (store: Store, contract: Contract): DuePremium[] =>
  duePayments(store, contract)
    .filter((duePremium) => !premiumsAddedToDebt(store, contract).some(isOfSamePeriod(duePremium)))
    .filter(({ paymentPeriodStartDate: start }) => !endsBeforePeriod(contract, start))

/** The premiums of the current period that count as part of the debt. */
export const premiumsAddedToDebt = (store: Store, contract: Contract): DuePremium[] => {
  const { debt } = contract.header
  // The customer has announced a transfer of exactly the debt. So the current premium is not added to the debt, and
  // remains due after the transfer.
  const isDebtTransferAwaited = awaitedTransfers(contract).some(
    (transfer) => transfer.amount.value === debt?.value && purposeOf(store, contract, transfer) === 'DEBT',
  )
  return debt === null || isDebtTransferAwaited
    ? []
    : duePayments(store, contract).filter(({ premiumType }) => premiumType === 'CURRENT')
}

const isOfSamePeriod =
  (one: DuePremium) =>
  (other: DuePremium): boolean =>
    one.paymentPeriodStartDate === other.paymentPeriodStartDate
