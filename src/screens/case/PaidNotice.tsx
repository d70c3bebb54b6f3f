import { useTranslation } from 'react-i18next'
import type { Paid } from '../../../machines/case/case.types'
import { formatMoney } from '../../texts/format'
import { Notice } from '../../ui/Notice'

const amountOf = (paid: Paid): string | null => {
  if (paid.type !== 'paid') return null
  const { amount, currency } = paid.payment
  return amount && currency ? formatMoney({ value: amount, currency }) : null
}

/** What has become of the payment. One that the insurer has not confirmed is not called paid. */
export function PaidNotice({ paid }: { readonly paid: Paid }) {
  const { t } = useTranslation('case')
  if (paid.type !== 'paid') {
    return (
      <Notice kind="info">
        <p>{t(`paid.${paid.type}`)}</p>
      </Notice>
    )
  }
  const amount = amountOf(paid)
  const text = paid.isProcessing ? 'processing' : 'paid'
  return (
    <Notice kind={paid.isProcessing ? 'warning' : 'success'}>
      <p>{amount === null ? t(`paid.${text}Unknown`) : t(`paid.${text}`, { amount })}</p>
    </Notice>
  )
}
