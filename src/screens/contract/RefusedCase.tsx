import { useTranslation } from 'react-i18next'
import type { PaymentFailure } from '../../../machines/payment/payment.types'
import type { ProductLine } from '../../../machines/routes'
import { Screen } from '../../ui/layout/Screen'
import { CardFailed } from './CardFailed'
import { ToContract } from './ToContract'

interface Props {
  readonly productLine: ProductLine
  readonly isContractor: boolean
  /** Reason of the failed card payment that led here; `null` if there was none. */
  readonly failedCard: PaymentFailure | null
}

/** Shown at the address of a case that this contract does not offer. */
export function RefusedCase({ productLine, isContractor, failedCard }: Props) {
  const { t } = useTranslation('contract')
  return (
    <Screen
      state="refusingCase"
      heading={t('refused.heading')}
      lead={t(isContractor ? 'refused.body' : 'refused.nonContractor')}
    >
      {failedCard && <CardFailed failure={failedCard} />}
      <ToContract productLine={productLine} appearance="primary" />
    </Screen>
  )
}
