import { draftsAfterSessionEnd, leadsToPaymentReturn, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'

/**
 * Shown if the session has expired. Says whether half-filled cases are kept or deleted. After a card payment,
 * `PaymentReturnNotice` says why to sign in, so this notice appears only if cases were deleted.
 */
export function SessionExpiredNotice() {
  const t = useTexts('auth')
  const draftsKey = useAppSelector(draftsAfterSessionEnd)
  const isExpired = useAppSelector(({ context }) => context.expired)
  const isReturnFromPayment = useAppSelector(leadsToPaymentReturn)
  return (
    isExpired &&
    (draftsKey === 'forgotten' || !isReturnFromPayment) && (
      <Notice kind="info" heading={t('notices.sessionExpired.heading')}>
        <p>{t(`notices.sessionExpired.${draftsKey}`)}</p>
      </Notice>
    )
  )
}
