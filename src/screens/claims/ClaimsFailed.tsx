import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import type { ClaimsProps } from './claims'

/** The claims did not come. */
export function ClaimsFailed({ flow, context, heading }: ClaimsProps) {
  const { t } = useTranslation()
  return (
    <Screen state="failed" heading={heading}>
      <FaultNotice fault={context.fault} />
      <Actions>
        <Action send={flow.send} event={{ type: 'load.retried' }} variant="primary">
          {t('retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
