import { useTranslation } from 'react-i18next'
import { debtPartsOf, isDebtLate, isOfSeveral, latePartOf } from '../../../machines/cases/common/debtParts'
import type { AwaitedTransfer } from '../../api/entities'
import { formatDate, formatValues } from '../../texts/format'
import { WarningIcon } from '../../ui/icons/icons'
import { DescriptionList } from '../../ui/values/DescriptionList'

interface Props {
  readonly transfer: AwaitedTransfer
  readonly today: string
}

/** The deadline of a transfer. If parts of a debt have their own deadlines, lists the overdue part and the others. */
export function TransferDeadline({ transfer, today }: Props) {
  const { t } = useTranslation('onlineCases')
  const { amount, deadline, parts } = transfer
  const days = { deadline, parts }
  const byDay = debtPartsOf(amount, days, today)
  const part = latePartOf(byDay)
  const inTime = byDay?.inTime ?? []
  const since = deadline ?? byDay?.late?.since
  const isLate = isDebtLate(days, byDay, today) === true
  const late = part
    ? t('transfer.latePart', formatValues({ amount: part.amount, since: part.since }))
    : since && t('transfer.late', { deadline: formatDate(since) })
  return (
    <>
      {isLate && late && (
        <p className="transfer-late">
          <WarningIcon />
          <span>{late}</span>
        </p>
      )}
      {inTime.map((one) => (
        <p key={one.until}>{t('transfer.partUntil', formatValues(one))}</p>
      ))}
      {!isLate && inTime.length === 0 && (
        <DescriptionList
          items={[
            {
              label: t(isOfSeveral(days) ? 'transfer.oldestDeadline' : 'transfer.deadline'),
              value: deadline && formatDate(deadline),
            },
          ]}
        />
      )}
    </>
  )
}
