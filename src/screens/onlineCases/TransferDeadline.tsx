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
  const debtParts = debtPartsOf(amount, days, today)
  const latePart = latePartOf(debtParts)
  const inTime = debtParts?.inTime ?? []
  const since = deadline ?? debtParts?.late?.since
  const isLate = isDebtLate(days, debtParts, today) === true
  const lateText = latePart
    ? t('transfer.latePart', formatValues({ amount: latePart.amount, since: latePart.since }))
    : since && t('transfer.late', { deadline: formatDate(since) })
  return (
    <>
      {isLate && lateText && (
        <p className="transfer-late">
          <WarningIcon />
          <span>{lateText}</span>
        </p>
      )}
      {inTime.map((openPart) => (
        <p key={openPart.until}>{t('transfer.partUntil', formatValues(openPart))}</p>
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
