import type { DebtDays, Money } from '../../../src/api/entities'
import { currencyOf, ofUnits, unitsOf } from '../../payment/smallestUnit'

/** Of what is owed for several periods: what is late, and what can still be paid in time. */
export interface DebtParts {
  /** `null` where all of it is in time. */
  readonly late: { readonly amount: Money; readonly since: string } | null
  /** By the day until which it can be paid, the first one first. */
  readonly inTime: ReadonlyArray<{ readonly amount: Money; readonly until: string }>
}

/** Whether a debt is of several premiums, as far as the insurer tells. */
export const isOfSeveral = (days: DebtDays | null | undefined): boolean => (days?.parts?.length ?? 0) > 1

/** Whether the deadline of a debt, or of a part of it, is over; `null` where nobody tells of one. */
export const isDebtLate = (
  days: DebtDays | null | undefined,
  parts: DebtParts | null,
  today: string,
): boolean | null => {
  if (days?.deadline) return days.deadline < today
  return parts && parts.late !== null
}

/** What of a debt is late while the rest is in time; `null` where it is all one. */
export const latePartOf = (parts: DebtParts | null): DebtParts['late'] =>
  parts !== null && parts.inTime.length > 0 ? parts.late : null

/** A debt in its parts; `null` where it has one deadline alone, or where the parts that are told are not all of it. */
export const debtPartsOf = (
  debt: Money | null | undefined,
  days: DebtDays | null | undefined,
  today: string,
): DebtParts | null => {
  const parts = days?.parts ?? []
  if (!debt || parts.some(({ amount }) => currencyOf(amount) !== currencyOf(debt))) return null
  const deadlines = [...new Set(parts.map(({ deadline }) => deadline))].sort()
  const unitsUntil = (those: readonly string[]): number =>
    parts.reduce((sum, { amount, deadline }) => sum + (those.includes(deadline) ? unitsOf(amount) : 0), 0)
  const amountUntil = (those: readonly string[]): Money => ofUnits(unitsUntil(those), debt)
  if (deadlines.length < 2 || unitsUntil(deadlines) !== unitsOf(debt)) return null
  const over = deadlines.filter((deadline) => deadline < today)
  const [since] = over
  return {
    late: since === undefined ? null : { amount: amountUntil(over), since },
    inTime: deadlines.slice(over.length).map((until) => ({ amount: amountUntil([until]), until })),
  }
}
