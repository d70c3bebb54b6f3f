import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import type { ContractProps } from './contract'

/** The contract, or one of its cases, did not load. */
export function HeaderFailed({ contract, snapshot }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const fault = snapshot.context.fault ?? 'transport'
  return (
    <Screen state="headerFailed" heading={t(`common:areas.${snapshot.context.area}`)} wide>
      <Notice kind="error" heading={t(`common:faults.${fault}.heading`)}>
        <p>{t(`common:faults.${fault}.body`)}</p>
        <Actions>
          <Action send={contract.send} event={{ type: 'load.retried' }} variant="primary">
            {t('common:retry')}
          </Action>
        </Actions>
      </Notice>
    </Screen>
  )
}
