import { useTranslation } from 'react-i18next'
import type { DebtParts } from '../../../machines/cases/common/debtParts'
import type { DebtDays } from '../../api/entities'
import { formatValues } from '../../texts/format'
import { Lines } from '../../ui/values/Lines'
import { debtLines } from './debtLines'

interface Props {
  readonly days: DebtDays
  readonly parts: DebtParts | null
}

/**
 * The periods and deadlines of a debt, if the insurer reports them. The deadlines of parts that are not overdue come
 * first, because customers look for those.
 */
export function DebtDaysOf({ days, parts }: Props) {
  const { t } = useTranslation('contract')
  const lines = debtLines(days)
  const partsInTime = parts?.inTime ?? []
  const otherLines = days.deadline ? lines.slice(0, -1) : lines
  const deadlineLines =
    partsInTime.length > 0
      ? partsInTime.map((part) => t('head.partUntil', formatValues(part)))
      : lines.slice(otherLines.length)
  return (
    <>
      {deadlineLines.map((line) => (
        <p key={line} className="debt-deadline">
          {line}
        </p>
      ))}
      {otherLines.length > 0 && (
        <div className="hint">
          <Lines lines={otherLines} />
        </div>
      )}
    </>
  )
}
