import type { Money } from '../../src/api/entities'
import { unitsOf } from './smallestUnit'

/** The amount if there is something to pay; `null` if it rounds to nothing, as 0.4 Ft does, or is below zero. */
export const owedOf = (amount: Money | null | undefined): Money | null =>
  amount && unitsOf(amount) > 0 ? amount : null
