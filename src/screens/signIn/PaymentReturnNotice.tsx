import { isFromPayment, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'

/** Tells a customer whose session ended at the card payment provider that a sign-in shows the payment's result. */
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
