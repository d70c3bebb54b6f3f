import { useTranslation } from 'react-i18next'
import type { OpenPayment } from '../../../machines/payment/openPayments'
import { useApp } from '../../hooks/actor'
import { formatValues } from '../../texts/format'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'

/**
 * Card payments of unknown result, if nothing can be paid any more: the customer can ask the insurer again, or deny
 * them.
 */
export function DeniablePayments({ payments }: { readonly payments: readonly OpenPayment[] }) {
  const { t } = useTranslation('contract')
  const { send } = useApp()
  return payments.map(({ id, amount, returnAddress }) => (
    <Notice key={id} kind="warning" heading={t('tasks.cardUnknown.label')}>
      <p>{t('tasks.cardUnknown.note', formatValues({ amount }))}</p>
      <Actions>
        {returnAddress && (
          <Link to={returnAddress} appearance="secondary">
            {t('tasks.goOn')}
          </Link>
        )}
        <Action send={send} event={{ type: 'payment.dismissed', id }} variant="quiet">
          {t('tasks.deny')}
        </Action>
      </Actions>
    </Notice>
  ))
}
