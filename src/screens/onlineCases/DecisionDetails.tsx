import { useTranslation } from 'react-i18next'
import type { Decision } from '../../api/entities'
import { formatBankAccount, formatDate, formatMoney } from '../../texts/format'
import { DescriptionList } from '../../ui/values/DescriptionList'

interface Props {
  readonly decision: Decision
  /** The current day, `yyyy-MM-dd`. */
  readonly today: string
}

/**
 * The insurer's decision: the paid amount, the reason for the rejection, or the last day for the insurer's decision.
 */
export function DecisionDetails({ decision, today }: Props) {
  const { t } = useTranslation('onlineCases')
  const { status, date, amount, bankAccount, reason } = decision
  const details = [
    { label: t('decision.PAID.amount'), value: status === 'PAID' && amount && formatMoney(amount) },
    {
      label: t('decision.PAID.bankAccount'),
      value: status === 'PAID' && bankAccount && formatBankAccount(bankAccount),
    },
    { label: t(`decision.${status}.date`), value: date && formatDate(date) },
    { label: status === 'EXAMINING' ? '' : t(`decision.${status}.reason`), value: status !== 'EXAMINING' && reason },
  ]
  return (
    <>
      <DescriptionList items={details} />
      {status === 'EXAMINING' && date && date < today && <p>{t('decision.EXAMINING.late')}</p>}
      {status === 'REJECTED' && <p>{t('decision.REJECTED.disagrees')}</p>}
    </>
  )
}
