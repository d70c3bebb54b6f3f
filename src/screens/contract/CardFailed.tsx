import { useTranslation } from 'react-i18next'
import type { PaymentFailure } from '../../../machines/payment/payment.types'
import type { Elements } from '../../ui/content'
import { Notice } from '../../ui/feedback/Notice'
import { shownStatusOf } from '../payment/shownStatus'

interface Props {
  readonly failure: PaymentFailure
  /** The consequence of the failure on this screen. */
  readonly children?: Elements
}

/** Reports a failed card payment after the return from the provider, on screens other than the payment methods. */
export function CardFailed({ failure, children }: Props) {
  const { t } = useTranslation('contract')
  const status = failure.type === 'status' ? failure.status : ''
  const shownStatus = status ? shownStatusOf(status) : 'unsuccessful'
  return (
    <Notice kind={shownStatus === 'PENDING' ? 'warning' : 'error'} heading={t(`cardFailed.${shownStatus}.heading`)}>
      <p>{t(`cardFailed.${shownStatus}.body`, { status })}</p>
      {children}
    </Notice>
  )
}
