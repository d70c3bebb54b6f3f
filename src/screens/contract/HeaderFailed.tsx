import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import { caseText } from '../../texts/caseText'
import { FaultNotice } from '../fault/FaultNotice'
import type { ContractProps } from './contract'
import { LoadFailed } from './LoadFailed'
import { OpenPayments } from './OpenPayments'

/** The contract, or one of its cases, did not load: under the name of what was wanted, as far as that is known. */
export function HeaderFailed({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const { fault, place, area, payments } = useShown(contract, ({ context: { fault, place, area, payments } }) => ({
    ...{ fault, place, area, payments },
  }))
  const label = place.name === 'case' ? caseText(place, 'label') : undefined
  return (
    <LoadFailed state="headerFailed" heading={label ?? t(`common:areas.${area}`)} wide send={contract.send}>
      <FaultNotice fault={fault} />
      <OpenPayments payments={payments} isStuck />
    </LoadFailed>
  )
}
