import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { DapProps } from './dap'

/** Shown if the sign-in with the DÁP app could not be started. */
export function StartFailed({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const common = useTexts()
  const technicalError = useSelector(dap, ({ context }) => context.technicalError)
  return (
    <Screen state="startFailed" heading={auth('heading')} stepHeading={t('startFailed.heading')} isPictured>
      <TechnicalErrorNotice technicalError={technicalError} />
      <Actions>
        <Action send={dap.send} event={{ type: 'dap.restarted' }} variant="primary">
          {common('retry')}
        </Action>
        <Action send={dap.send} event={{ type: 'dap.cancelled' }} variant="quiet">
          {t('cancel')}
        </Action>
      </Actions>
    </Screen>
  )
}
