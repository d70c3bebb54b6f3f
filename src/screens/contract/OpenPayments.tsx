import { useTranslation } from 'react-i18next'
import { paymentTaskNameOf } from '../../../machines/contract/tasks'
import { caseAddressOfPayment, type OpenPayment } from '../../../machines/payment/openPayments'
import { formatValues } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { CallNote } from '../shell/CallNote'
import { PaymentCode } from '../shell/PaymentCode'
import { PaymentActions } from './PaymentActions'

interface Props {
  readonly payments: readonly OpenPayment[]
  /**
   * True if the cases of these payments cannot be opened. The notices then show the insurer's phone number instead of a
   * link.
   */
  readonly isStuck?: boolean
}

/**
 * One notice for each card payment that this browser has stored and that needs the customer's attention. Most notices
 * link to the payment's case.
 */
export function OpenPayments({ payments, isStuck = false }: Props) {
  const { t } = useTranslation('contract')
  return payments.map((payment) => {
    const { type, id, returnAddress, amount, asked, isLost, isSubmitted, code } = payment
    const taskName = paymentTaskNameOf(payment)
    const isEnded = type === 'refused' || isSubmitted
    if (isStuck && type !== 'unknown' && !isEnded) {
      const textKey = type === 'processing' || type === 'other' ? type : 'note'
      return (
        <Notice key={id} kind="warning" heading={t(`tasks.${taskName}.label`)}>
          <p>{t(`tasks.cardStuck.${textKey}`, formatValues({ amount, ...(asked && { asked }) }))}</p>
          <CallNote>{t('tasks.cardStuck.call')}</CallNote>
          <PaymentCode code={code} />
        </Notice>
      )
    }
    return (
      <Notice
        key={id}
        kind={type === 'unknown' || isSubmitted ? 'warning' : 'info'}
        heading={t(`tasks.${taskName}.label`)}
      >
        <p>{t(`tasks.${taskName}.note`, formatValues({ amount, ...(asked && { asked }) }))}</p>
        {(isLost || isEnded || type === 'other') && <PaymentCode code={code} />}
        {!isStuck && (
          <PaymentActions
            id={id}
            to={isSubmitted ? undefined : (returnAddress ?? caseAddressOfPayment(payment))}
            dismissal={isEnded ? 'done' : undefined}
          />
        )}
      </Notice>
    )
  })
}
