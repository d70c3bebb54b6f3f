import { useTranslation } from 'react-i18next'
import { useShown } from '../../hooks/useShallowSelector'
import { caseText } from '../../texts/caseText'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'
import { CardFailed } from './CardFailed'
import type { ContractProps } from './contract'
import { LoadFailed } from './LoadFailed'
import { OpenPayments } from './OpenPayments'

/** The contract, or one of its cases, did not load: under the name of what was wanted, as far as that is known. */
export function HeaderFailed({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const { fault, place, area, payments, failedCard } = useShown(contract, ({ context }) => ({
    ...{ fault: context.fault, place: context.place, area: context.area },
    ...{ payments: context.payments, failedCard: context.opened.failedCard },
  }))
  const label = place.name === 'case' ? caseText(place, 'label') : undefined
  return (
    <LoadFailed state="headerFailed" heading={label ?? t(`common:areas.${area}`)} wide send={contract.send}>
      <FaultNotice fault={fault} />
      {failedCard && <CardFailed failure={failedCard} />}
      <OpenPayments payments={payments} isStuck />
    </LoadFailed>
  )
}
