import { useTranslation } from 'react-i18next'
import { debtPartsOf, hasSeveralParts, isDebtLate, latePartOf } from '../../../machines/cases/common/debtParts'
import type { AwaitedTransfer } from '../../api/entities'
import { formatDate, formatValues } from '../../texts/format'
import { WarningIcon } from '../../ui/icons/icons'
import { DescriptionList } from '../../ui/values/DescriptionList'

interface Props {
  readonly transfer: AwaitedTransfer
  readonly today: string
}

/**
 * The deadline of a bank transfer. If a debt has parts with their own deadlines, lists the overdue part and each part
 * that can still be paid in time.
 */
export function TransferDeadline({ transfer, today }: Props) {
  const { t } = useTranslation('onlineCases')
  const { amount, deadline, parts } = transfer
  const debtDays = { deadline, parts }
  const debtParts = debtPartsOf(amount, debtDays, today)
  const latePart = latePartOf(debtParts)
  const partsInTime = debtParts?.inTime ?? []
  const lateSince = deadline ?? debtParts?.late?.since
  const isTransferLate = isDebtLate(debtDays, debtParts, today) === true
  const lateText = latePart
    ? t('transfer.latePart', formatValues({ amount: latePart.amount, since: latePart.since }))
    : lateSince && t('transfer.late', { deadline: formatDate(lateSince) })
  return (
    <>
      {isTransferLate && lateText && (
        <p className="transfer-late">
          <WarningIcon />
          <span>{lateText}</span>
        </p>
      )}
      {partsInTime.map((openPart) => (
        <p key={openPart.until}>{t('transfer.partUntil', formatValues(openPart))}</p>
      ))}
      {!isTransferLate && partsInTime.length === 0 && (
        <DescriptionList
          items={[
            {
              label: t(hasSeveralParts(debtDays) ? 'transfer.oldestDeadline' : 'transfer.deadline'),
              value: deadline && formatDate(deadline),
            },
          ]}
        />
      )}
    </>
  )
}
