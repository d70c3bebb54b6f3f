import type { Money } from '../../src/api/entities'
import { ofUnits, unitsOf } from './smallestUnit'

/** The amount to pay, in whole units; `null` if it rounds to nothing, as 0.4 Ft does, or is below zero. */
export const owedOf = (amount: Money | null | undefined): Money | null =>
  amount && unitsOf(amount) > 0 ? ofUnits(unitsOf(amount), amount) : null
