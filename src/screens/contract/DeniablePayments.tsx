import { useTranslation } from 'react-i18next'
import type { OpenPayment } from '../../../machines/payment/openPayments'
import { formatValues } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { PaymentActions } from './PaymentActions'

/**
 * Card payments whose result the insurer has not reported. Shown on pages where the customer can pay nothing any more.
 * The customer can ask the insurer for the result again, or say that they did not approve the payment.
 */
export function DeniablePayments({ payments }: { readonly payments: readonly OpenPayment[] }) {
  const { t } = useTranslation('contract')
  return payments.map(({ id, amount, returnAddress }) => (
    <Notice key={id} kind="warning" heading={t('tasks.cardUnknown.label')}>
      <p>{t('tasks.cardUnknown.note', formatValues({ amount }))}</p>
      <PaymentActions id={id} to={returnAddress} dismissal="deny" />
    </Notice>
  ))
}
