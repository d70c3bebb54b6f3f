import type { PaymentNotice } from '../../../machines/payment/payment.types'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/Notice'
import { FaultNotice } from '../fault/FaultNotice'

/** What became of the last try, before the customer chooses again. */
export function PaymentNotices({ notice }: { readonly notice: PaymentNotice | null }) {
  const t = useTexts('payment')
  if (notice === null) return null
  switch (notice.type) {
    case 'transport':
    case 'serverFailed':
    case 'declined':
    case 'brokenAnswer':
    case 'expired':
      return <FaultNotice fault={notice.type} isKept />
    case 'cardRefused':
      return (
        <Notice kind="error" heading={t('notices.cardRefused.heading')}>
          <p>{notice.message ?? t('notices.cardRefused.body')}</p>
        </Notice>
      )
    default:
      return (
        <Notice kind={notice.type === 'cameBack' ? 'warning' : 'error'} heading={t(`notices.${notice.type}.heading`)}>
          <p>{t(`notices.${notice.type}.body`)}</p>
        </Notice>
      )
  }
}
