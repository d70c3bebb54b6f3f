import type { PaymentFailure } from '../../../machines/payment/payment.types'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'
import { statusShown } from './statusShown'

/** The reason why a card payment failed: its status, or a missing status. */
export function PaymentFailed({ failure }: { readonly failure: PaymentFailure }) {
  const t = useTexts('payment')
  if (failure.type !== 'status') {
    return (
      <Notice kind="error" heading={t(`failure.${failure.type}`)}>
        <p>{t(`failure.bodies.${failure.type}`)}</p>
      </Notice>
    )
  }
  const { status } = failure
  const known = statusShown(status)
  return (
    <Notice kind={known === 'PENDING' ? 'warning' : 'error'} heading={t(`failure.statuses.${known}`)}>
      <p>{t(`failure.bodies.${known}`, { status })}</p>
    </Notice>
  )
}
