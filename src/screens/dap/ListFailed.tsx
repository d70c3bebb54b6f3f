import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { DapProps } from './dap'

/** Shown if the customer is identified, but the contracts failed to load. */
export function ListFailed({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const common = useTexts()
  const technicalError = useSelector(dap, ({ context }) => context.technicalError)
  return (
    <Screen state="identified.loadFailed" heading={auth('heading')} stepHeading={t('list.failed')}>
      <TechnicalErrorNotice technicalError={technicalError} />
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
