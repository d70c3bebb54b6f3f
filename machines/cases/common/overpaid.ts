import type { Money } from '../../../src/api/entities'
import { owedAmountOf } from '../../payment/owed'

/** Returns the overpaid amount; `null` if nothing was overpaid. A negative debt is assumed to be an overpayment. */
export const overpaymentOf = (debt: Money | null | undefined): Money | null =>
  owedAmountOf(debt && { ...debt, value: -debt.value })
