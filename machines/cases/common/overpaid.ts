import type { Money } from '../../../src/api/entities'
import { owedOf } from '../../payment/owed'

/** What the insurer owes: a debt below zero (assumed); `null` where it is none. */
export const overpaymentOf = (debt: Money | null | undefined): Money | null =>
  owedOf(debt && { ...debt, value: -debt.value })
