import { hasSeveralParts } from '../../../machines/cases/common/debtParts'
import type { DebtDays } from '../../api/entities'
import { formatValues } from '../../texts/format'
import { textOf } from '../../texts/texts'

/** Returns the period, due date and deadline of a debt, each formatted as one line. */
export const debtLines = (days: DebtDays): string[] => {
  const { dueDate, deadline, periodStartDate: periodStart, periodEndDate: periodEnd } = days
  const formatLine = (key: string, values: Parameters<typeof formatValues>[0]) =>
    textOf('contract', `contractData.words.debtDays.${key}`, formatValues(values)) ?? []
  return [
    periodStart && periodEnd ? formatLine('period', { from: periodStart, to: periodEnd }) : [],
    dueDate ? formatLine('due', { due: dueDate }) : [],
    deadline ? formatLine(hasSeveralParts(days) ? 'oldest' : 'until', { until: deadline }) : [],
  ].flat()
}
