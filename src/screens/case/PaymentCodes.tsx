import { useTranslation } from 'react-i18next'
import type { ChosenPayment } from '../../../machines/case/machine/case.types'
import { DescriptionList } from '../../ui/values/DescriptionList'

const codes = ['paymentCode', 'authorizationNumber', 'transactionCode'] as const

/** The codes of a card payment, which a customer quotes on the phone. Renders nothing without codes. */
export function PaymentCodes({ payment }: Pick<Extract<ChosenPayment, { readonly type: 'paid' }>, 'payment'>) {
  const { t } = useTranslation('case')
  const items = codes.flatMap((code) => {
    const value = payment[code]
    return value ? [{ label: t(`paid.codes.${code}`), value }] : []
  })
  if (items.length === 0) return null
  return (
    <section className="stack">
      <h3>{t('paid.codes.heading')}</h3>
      <p>{t('paid.codes.lead')}</p>
      <DescriptionList items={items} />
    </section>
  )
}
