import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import type { AccountsProps } from './accounts'

/** The list, or one account, did not come. */
export function AccountsFailed({ flow, heading }: AccountsProps) {
  const { t } = useTranslation()
  const fault = useSelector(flow, ({ context }) => context.fault)
  return (
    <Screen state="failed" heading={heading}>
      <FaultNotice fault={fault} />
      <Actions>
        <Action send={flow.send} event={{ type: 'load.retried' }} variant="primary">
          {t('retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
