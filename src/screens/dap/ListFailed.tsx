import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'
import type { DapProps } from './dap'

/** The customer is identified, but the contracts could not be loaded. */
export function ListFailed({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const common = useTexts()
  const fault = useSelector(dap, ({ context }) => context.fault)
  return (
    <Screen state="identified.loadFailed" heading={auth('heading')} stepHeading={t('list.failed')}>
      <FaultNotice fault={fault} />
      <Actions>
        <Action send={dap.send} event={{ type: 'list.retried' }} variant="primary">
          {common('retry')}
        </Action>
        <Action send={dap.send} event={{ type: 'dap.cancelled' }} variant="quiet">
          {t('list.logout')}
        </Action>
      </Actions>
    </Screen>
  )
}
