import { useTranslation } from 'react-i18next'
import type { PaymentFailure } from '../../../machines/payment/payment.types'
import { Notice } from '../../ui/feedback/Notice'
import { shownStatusOf } from '../payment/shownStatus'

/** Reports a failed card payment after the return from the provider, on screens other than the payment methods. */
export function CardFailed({ failure }: { readonly failure: PaymentFailure }) {
  const { t } = useTranslation('contract')
  const status = failure.type === 'status' ? failure.status : ''
  const shownStatus = status ? shownStatusOf(status) : 'unsuccessful'
  return (
    <Notice kind={shownStatus === 'PENDING' ? 'warning' : 'error'} heading={t(`cardFailed.${shownStatus}.heading`)}>
      <p>{t(`cardFailed.${shownStatus}.body`, { status })}</p>
    </Notice>
  )
}
