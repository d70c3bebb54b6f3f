import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Form, Submit } from '../../ui/Form'
import { Screen } from '../../ui/Screen'
import { AnswerField } from './AnswerField'
import { LoginNotices } from './LoginNotices'
import { type LoginProps, stateOf } from './login'
import { NewCode } from './NewCode'

/** The second step, in whichever way the insurer asks for it. */
export function AnswerStep({ login }: LoginProps) {
  const t = useTexts('auth')
  const { send } = login
  const snapshot = useSelector(login, (snapshot) => snapshot)
  const { method, notice, started } = snapshot.context
  if (method === null) return null
  const phone = started?.maskedPhoneNumber?.replaceAll(' ', '\u00a0')
  return (
    <Screen
      state={stateOf(snapshot)}
      heading={t('heading')}
      stepHeading={t(`${method}.heading`)}
      lead={method === 'SMS_OTP' && phone ? t('SMS_OTP.leadMasked', { phone }) : t(`${method}.lead`)}
    >
      <Form send={send} event={{ type: 'answer.submitted' }} busy={snapshot.matches('checkingAnswer')}>
        <AnswerField login={login} method={method} />
        <LoginNotices notice={notice} />
        <Actions>
          <Submit>{t('signIn')}</Submit>
          <Action
            send={send}
            event={{ type: 'login.restarted' }}
            variant="quiet"
            disabled={!snapshot.can({ type: 'login.restarted' })}
          >
            {t('previous')}
          </Action>
        </Actions>
      </Form>
      {method === 'SMS_OTP' && <NewCode login={login} />}
    </Screen>
  )
}
