import type { PaymentNotice } from '../../../machines/payment/payment.types'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/Notice'

/** What became of the last try, before the customer chooses again. */
export function PaymentNotices({ notice }: { readonly notice: PaymentNotice | null }) {
  const t = useTexts('payment')
  const common = useTexts()
  if (notice === null) return null
  switch (notice.type) {
    case 'transport':
    case 'brokenAnswer':
    case 'expired':
      return (
        <Notice kind="error" heading={common(`faults.${notice.type}.heading`)}>
          <p>{common(`faults.${notice.type}.body`)}</p>
        </Notice>
      )
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
