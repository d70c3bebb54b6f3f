import { useTranslation } from 'react-i18next'
import type { Account } from '../../../machines/accounts/accounts.types'
import { formatDate } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { Lines } from '../../ui/values/Lines'

/**
 * The pending orders of an account. Until they are executed, the shown values are old. Unless all of them are top-ups,
 * the insurer accepts no other order meanwhile.
 */
export function UnderWay({ account: { pendingOrders } }: { readonly account: Account }) {
  const { t } = useTranslation('accounts')
  const orders = pendingOrders ?? []
  if (orders.length === 0) return null
  return (
    <Notice kind="info" heading={t('underWay.heading')}>
      <Lines
        lines={orders.map(({ kind, pricedOn }) =>
          [
            t(`underWay.kinds.${kind}`),
            ...(pricedOn ? [t('underWay.pricedOn', { day: formatDate(pricedOn) })] : []),
            ...(!pricedOn && kind === 'TOP_UP' ? [t('underWay.pricedOnArrival')] : []),
          ].join(' – '),
        )}
      />
      <p>{t(orders.every(({ kind }) => kind === 'TOP_UP') ? 'underWay.topUpOnly' : 'underWay.meanwhile')}</p>
    </Notice>
  )
}
