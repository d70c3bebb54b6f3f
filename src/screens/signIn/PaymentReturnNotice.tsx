import { isFromPayment, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'

/** Says that a sign-in shows a card payment's result, if the session ended on the provider's page. */
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
