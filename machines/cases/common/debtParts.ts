import type { DebtDays, Money } from '../../../src/api/entities'
import { currencyOf, moneyOfUnits, smallestUnitsOf } from '../../payment/smallestUnit'

/** A debt with several deadlines, split into the overdue part and the parts that can still be paid in time. */
export interface DebtParts {
  /** The overdue amount and its earliest deadline (`yyyy-MM-dd`); `null` if nothing is overdue. */
  readonly late: { readonly amount: Money; readonly since: string } | null
  /** The parts that are not overdue, sorted by payment deadline, earliest first. */
  readonly inTime: ReadonlyArray<{ readonly amount: Money; readonly until: string }>
}

/** Tells if the insurer reports that a debt consists of several premiums. */
export const hasSeveralParts = (days: DebtDays | null | undefined): boolean => (days?.parts?.length ?? 0) > 1

/** Tells if a debt, or a part of it, is overdue; `null` if the insurer reports no deadline. */
export const isDebtLate = (
  days: DebtDays | null | undefined,
  parts: DebtParts | null,
  today: string,
): boolean | null => {
  if (days?.deadline) return days.deadline < today
  return parts && parts.late !== null
}

/** Returns the overdue part of a debt that is only partly overdue; `null` for any other debt. */
export const latePartOf = (parts: DebtParts | null): DebtParts['late'] =>
  parts !== null && parts.inTime.length > 0 ? parts.late : null

/** Splits a debt by deadline; `null` if it has a single deadline, or if the reported parts do not sum to the debt. */
export const debtPartsOf = (
  debt: Money | null | undefined,
  days: DebtDays | null | undefined,
  today: string,
): DebtParts | null => {
  const parts = days?.parts ?? []
  if (!debt || parts.some(({ amount }) => currencyOf(amount) !== currencyOf(debt))) return null
  const deadlines = [...new Set(parts.map(({ deadline }) => deadline))].sort()
  const unitsOfDeadlines = (subset: readonly string[]): number =>
    parts.reduce((sum, { amount, deadline }) => sum + (subset.includes(deadline) ? smallestUnitsOf(amount) : 0), 0)
  const amountOfDeadlines = (subset: readonly string[]): Money => moneyOfUnits(unitsOfDeadlines(subset), debt)
  if (deadlines.length < 2 || unitsOfDeadlines(deadlines) !== smallestUnitsOf(debt)) return null
  const passedDeadlines = deadlines.filter((deadline) => deadline < today)
  const [earliestDeadline] = passedDeadlines
  return {
    late:
      earliestDeadline === undefined ? null : { amount: amountOfDeadlines(passedDeadlines), since: earliestDeadline },
    inTime: deadlines
      .slice(passedDeadlines.length)
      .map((deadline) => ({ amount: amountOfDeadlines([deadline]), until: deadline })),
  }
}
