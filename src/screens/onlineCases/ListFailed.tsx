import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import { DoneNotice } from './DoneNotice'
import type { OnlineCasesProps } from './onlineCases'

/** The list, or what a case goes on with, did not come. */
export function ListFailed({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation()
  const { fault, done } = useShown(flow, ({ context: { fault, done } }) => ({ fault, done }))
  return (
    <Screen state="failed" heading={heading}>
      <DoneNotice done={done} />
      <FaultNotice fault={fault} />
      <Actions>
        <Action send={flow.send} event={{ type: 'load.retried' }} variant="primary">
          {t('retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
