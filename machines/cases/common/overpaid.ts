import type { Money } from '../../../src/api/entities'

/** What the insurer owes: a debt below zero (assumed); `null` where it is none. */
export const overpaymentOf = (debt: Money | null | undefined): Money | null =>
  debt && debt.value < 0 ? { ...debt, value: -debt.value } : null
