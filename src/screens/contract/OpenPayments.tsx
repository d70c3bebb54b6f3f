import { useTranslation } from 'react-i18next'
import { paymentTask } from '../../../machines/contract/tasks'
import type { OpenPayment } from '../../../machines/payment/openPayments'
import { formatValues } from '../../texts/format'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'

/** What has become of card payments that are not done with, each with the way back to what it was for. */
export function OpenPayments({ payments }: { readonly payments: readonly OpenPayment[] }) {
  const { t } = useTranslation('contract')
  return payments.map(({ type, id, origin, amount, asked }) => {
    const name = paymentTask[type]
    return (
      <Notice key={id} kind={type === 'unknown' ? 'warning' : 'info'} heading={t(`tasks.${name}.label`)}>
        <p>{t(`tasks.${name}.note`, formatValues({ amount, ...(asked && { asked }) }))}</p>
        <Actions>
          <Link to={origin} appearance="secondary">
            {t('tasks.goOn')}
          </Link>
        </Actions>
      </Notice>
    )
  })
}
