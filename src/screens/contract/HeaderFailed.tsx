import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import { caseText } from '../../texts/caseText'
import { FaultNotice } from '../fault/FaultNotice'
import type { ContractProps } from './contract'
import { LoadFailed } from './LoadFailed'

/** The contract, or one of its cases, did not load: under the name of what was wanted, as far as that is known. */
export function HeaderFailed({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const { fault, place, area } = useShown(contract, ({ context: { fault, place, area } }) => ({ fault, place, area }))
  const label = place.name === 'case' ? caseText(place, 'label') : undefined
  return (
    <LoadFailed state="headerFailed" heading={label ?? t(`common:areas.${area}`)} wide send={contract.send}>
      <FaultNotice fault={fault} />
    </LoadFailed>
  )
}
