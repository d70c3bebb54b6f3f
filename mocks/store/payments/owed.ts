import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type DuePremium, duePayments, endsBefore } from './due'
import { awaited, debtDaysOf, debtPartsOf, shownDebt } from './memory'

/**
 * What is owed on a contract now, in one sum: whoever owes a premium whose deadline has passed also owes the one that has fallen
 * due since. What the insurer owes is a debt below zero.
 */
export const owedNow = (store: Store, contract: Contract): Money | null =>
  wholeDebt(store, contract) ?? shownDebt(contract)

/** The same as a header tells it: that nothing is owed is said, too. */
export const toldDebt = (store: Store, contract: Contract): Money =>
  owedNow(store, contract) ?? { value: 0, currency: 'HUF' }

/** The same where the customer owes. */
export const wholeDebt = (store: Store, contract: Contract): Money | null => {
  const { debt } = contract.header
  if (debt === null) return null
  return { ...debt, value: dueBesides(store, contract).reduce((sum, { premium }) => sum + premium.value, debt.value) }
}

/** What is due first: what is owed, or else the premium of this period or of the next one. */
export const dueFirst = (store: Store, contract: Contract): Money | null =>
  wholeDebt(store, contract) ?? askedBesides(store, contract)[0]?.premium ?? null

/** Of what that is: since when, until when the oldest of it can be paid, and for which days. */
export const owedDays = (store: Store, contract: Contract): ReturnType<typeof debtDaysOf> => {
  const days = debtDaysOf(contract)
  const besides = dueBesides(store, contract)
  const last = besides.at(-1)
  if (days === null || last === undefined) return days
  const parts = besides.map(({ premium: amount, paymentDeadline: deadline }) => ({ amount, deadline }))
  return { ...days, periodEndDate: last.paymentPeriodEndDate, parts: [...debtPartsOf(contract), ...parts] }
}

/** The premiums that are asked for besides what is owed: where something is, the next one alone, and none of a time after the end. */
export const askedBesides = (store: Store, contract: Contract): DuePremium[] =>
  duePayments(store, contract)
    .filter((due) => !dueBesides(store, contract).some(isOfSamePeriod(due)))
    .filter(({ paymentPeriodStartDate: start }) => !endsBefore(contract, start))

const dueBesides = (store: Store, contract: Contract): DuePremium[] => {
  const { debt } = contract.header
  // Of a debt that its customer has transferred already, this is what is left when the money has come.
  const isComing = awaited(contract).some(({ amount }) => amount.value === debt?.value)
  return debt === null || isComing
    ? []
    : duePayments(store, contract).filter(({ premiumType }) => premiumType === 'CURRENT')
}

const isOfSamePeriod =
  (one: DuePremium) =>
  (other: DuePremium): boolean =>
    one.paymentPeriodStartDate === other.paymentPeriodStartDate
