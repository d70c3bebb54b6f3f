import type { Money, Payment } from '../../src/api/entities'
import { moneyOfUnits, smallestUnitsOf } from './smallestUnit'

/** Rounds an amount to pay to whole units. Returns `null` if the result is not positive, as for 0.4 Ft. */
export const owedAmountOf = (amount: Money | null | undefined): Money | null =>
  amount && smallestUnitsOf(amount) > 0 ? moneyOfUnits(smallestUnitsOf(amount), amount) : null

/** The premiums to pay, the current ones first, each with its amount in whole units. */
export const owedPremiums = (payments: readonly Payment[]) =>
  (['CURRENT', 'NEXT'] as const).flatMap((type) =>
    payments.flatMap((payment) => {
      const amount = payment.premiumType === type ? owedAmountOf(payment.premium) : null
      return amount === null ? [] : [{ ...payment, type, amount }]
    }),
  )
