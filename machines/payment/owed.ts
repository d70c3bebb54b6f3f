import type { DebtDays, DueType, Money, Payment } from '../../src/api/entities'
import type { Due } from './payment.types'
import { moneyOfUnits, smallestUnitsOf } from './smallestUnit'

/**
 * Rounds an amount to pay to the currency's smallest unit. Returns `null` if the result is not positive, as for 0.4 Ft.
 */
export const owedAmountOf = (amount: Money | null | undefined): Money | null =>
  amount && smallestUnitsOf(amount) > 0 ? moneyOfUnits(smallestUnitsOf(amount), amount) : null

/** Tells if the insurer does not report the debt. A missing debt is unknown, not zero (decision 13). */
export const isDebtUnknown = (debt: Money | null | undefined): boolean => debt == null

/** The premiums to pay, the current ones first, each rounded to the currency's smallest unit. */
export const owedPremiums = (payments: readonly Payment[]) =>
  (['CURRENT', 'NEXT'] as const).flatMap((type) =>
    payments.flatMap((payment) => {
      const amount = payment.premiumType === type ? owedAmountOf(payment.premium) : null
      return amount === null ? [] : [{ ...payment, type, amount }]
    }),
  )

/** Tells if a due item is a premium. A premium that was not paid in time is part of the debt. */
export const isPremium = (type: DueType | undefined): boolean => type === 'CURRENT' || type === 'NEXT'

/** Tells if the list has a premium of an unknown type. It may be due. */
export const hasUnknownPremium = (payments: readonly Payment[]): boolean =>
  payments.some(
    ({ premiumType, premium }) => premiumType !== 'CURRENT' && premiumType !== 'NEXT' && owedAmountOf(premium) !== null,
  )

/** The debt in a header as a due item; empty if there is no debt. */
export const debtDuesOf = (header: {
  readonly debt?: Money | null | undefined
  readonly debtDays?: DebtDays | null | undefined
}): readonly Due[] => {
  const amount = owedAmountOf(header.debt)
  const { periodStartDate, periodEndDate } = header.debtDays ?? {}
  return amount === null
    ? []
    : [{ type: 'DEBT', amount, periodStart: periodStartDate ?? '', periodEnd: periodEndDate ?? '' }]
}

/** The premiums to pay as due items. */
export const premiumDuesOf = (payments: readonly Payment[]): readonly Due[] =>
  owedPremiums(payments).map(({ type, amount, paymentPeriodStartDate }) => ({
    ...{ type, amount, periodStart: paymentPeriodStartDate ?? '' },
  }))
