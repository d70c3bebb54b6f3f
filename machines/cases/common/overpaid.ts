import type { Money } from '../../../src/api/entities'
import { owedOf } from '../../payment/owed'

/** Returns the overpayment, assumed to be a negative debt; `null` if absent. */
export const overpaymentOf = (debt: Money | null | undefined): Money | null =>
  owedOf(debt && { ...debt, value: -debt.value })
