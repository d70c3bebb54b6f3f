import type { PaymentFailure } from '../../../machines/payment/payment.types'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { AskAgain, useReturnAddress } from './AskAgain'
import { shownStatusOf } from './shownStatus'

interface Props {
  readonly failure: PaymentFailure
  /** The id of the payment. Only given if this notice may offer the link that asks the insurer again. */
  readonly id?: string | undefined
}

/** The reason why a card payment failed: the status that the insurer reported, or the fact that it reported none. */
export function PaymentFailed({ failure, id }: Props) {
  const address = useReturnAddress(id === undefined ? [] : [id])
  const t = useTexts('payment')
  if (failure.type !== 'status') {
    return (
      <Notice kind="error" heading={t(`failure.${failure.type}`)}>
        <p>{t(`failure.bodies.${failure.type}`)}</p>
      </Notice>
    )
  }
  const { status } = failure
  const shownStatus = shownStatusOf(status)
  return (
    <Notice kind={shownStatus === 'PENDING' ? 'warning' : 'error'} heading={t(`failure.statuses.${shownStatus}`)}>
      <p>{t(`failure.bodies.${shownStatus}`, { status })}</p>
      {address !== undefined && (
        <Actions>
          <AskAgain address={address} />
        </Actions>
      )}
    </Notice>
  )
}
