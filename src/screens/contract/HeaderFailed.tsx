import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import { caseText } from '../../texts/caseText'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import type { ContractProps } from './contract'

/** The contract, or one of its cases, did not load: under the name of what was wanted, as far as that is known. */
export function HeaderFailed({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const { fault, place, area } = useShown(contract, ({ context: { fault, place, area } }) => ({ fault, place, area }))
  const label = place.name === 'case' ? caseText(place, 'label') : undefined
  return (
    <Screen state="headerFailed" heading={label ?? t(`common:areas.${area}`)} wide>
      <FaultNotice fault={fault} />
      <Actions>
        <Action send={contract.send} event={{ type: 'load.retried' }} variant="primary">
          {t('common:retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
