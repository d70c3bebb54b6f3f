import type { Money } from '../../../src/api/entities'
import { owedOf } from '../../payment/owed'

/** Returns the overpaid amount; `null` if nothing was overpaid. A negative debt is assumed to be an overpayment. */
export const overpaymentOf = (debt: Money | null | undefined): Money | null =>
  owedOf(debt && { ...debt, value: -debt.value })
