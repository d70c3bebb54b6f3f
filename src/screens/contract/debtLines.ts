import { isOfSeveral } from '../../../machines/cases/common/debtParts'
import type { DebtDays } from '../../api/entities'
import { formatValues } from '../../texts/format'
import { textOf } from '../../texts/texts'

/** Of what a debt is, ready to read, a line each: for which days, since when, and until when it can be paid. */
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
