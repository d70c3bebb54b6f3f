import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { PaymentReturnNotice } from '../signIn/PaymentReturnNotice'
import { SessionExpiredNotice } from '../signIn/SessionExpiredNotice'
import type { DapProps } from './dap'

/** Shown if the sign-in was rejected on the phone, or has timed out. */
export function Decision({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const state = useSelector(dap, (snapshot) => (snapshot.matches('refused') ? 'refused' : 'over'))
  return (
    <Screen
      state={state}
      heading={auth('heading')}
      stepHeading={t(`${state}.heading`)}
      lead={t(`${state}.lead`)}
      isPictured
    >
      <PaymentReturnNotice />
      <SessionExpiredNotice />
      {state === 'refused' && <p>{t('refused.warning')}</p>}
      <Actions>
        <Action send={dap.send} event={{ type: 'dap.restarted' }} variant="primary">
          {t('restart')}
        </Action>
        <Action send={dap.send} event={{ type: 'dap.cancelled' }} variant="quiet">
          {t('otherWay')}
        </Action>
      </Actions>
    </Screen>
  )
}
