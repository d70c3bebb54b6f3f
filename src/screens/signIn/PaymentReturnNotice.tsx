import { leadsToPaymentReturn, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'

/**
 * Shown if the session ended while the customer was on the payment provider's page. Says that the card payment's result
 * appears after the sign-in.
 */
export function PaymentReturnNotice() {
  const t = useTexts('auth')
  const isReturnFromPayment = useAppSelector(leadsToPaymentReturn)
  return (
    isReturnFromPayment && (
      <Notice kind="info" heading={t('notices.paymentReturn.heading')}>
        <p>{t('notices.paymentReturn.body')}</p>
      </Notice>
    )
  )
}
