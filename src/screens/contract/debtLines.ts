import { isOfSeveral } from '../../../machines/cases/common/debtParts'
import type { DebtDays } from '../../api/entities'
import { formatValues } from '../../texts/format'
import { textOf } from '../../texts/texts'

/** The period, due date and deadline of a debt, each formatted as one line. */
export const debtLines = (days: DebtDays): string[] => {
  const { dueDate, deadline, periodStartDate: from, periodEndDate: to } = days
  const line = (key: string, values: Parameters<typeof formatValues>[0]) =>
    textOf('contract', `contractData.words.debtDays.${key}`, formatValues(values)) ?? []
  return [
    from && to ? line('period', { from, to }) : [],
    dueDate ? line('due', { due: dueDate }) : [],
    deadline ? line(isOfSeveral(days) ? 'oldest' : 'until', { until: deadline }) : [],
  ].flat()
}
