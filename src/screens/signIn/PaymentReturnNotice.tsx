import { isFromPayment, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'

/**
 * Tells the customer to sign in to see the result of a card payment. Shown if the session ended while the customer was
 * on the provider's page.
 */
export function PaymentReturnNotice() {
  const t = useTexts('auth')
  const isShown = useAppSelector(isFromPayment)
  return (
    isShown && (
      <Notice kind="info" heading={t('notices.paymentReturn.heading')}>
        <p>{t('notices.paymentReturn.body')}</p>
      </Notice>
    )
  )
}
