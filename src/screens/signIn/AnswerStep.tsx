import { knownMethodOf } from '../../../machines/auth/answers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { AnswerField } from './AnswerField'
import { LoginNotices } from './LoginNotices'
import type { LoginProps } from './login'

/** The second step of the sign-in that asks for something the customer knows, not for a code. */
export function AnswerStep({ login }: LoginProps) {
  const t = useTexts('auth')
  const { send } = login
  const { method, notice, refusals, state, isChecking, canRestart } = useShallowSelector(login, (snapshot) => ({
    method: knownMethodOf(snapshot.context),
    notice: snapshot.context.notice,
    refusals: snapshot.context.refusals,
    state: String(snapshot.value),
    isChecking: snapshot.matches('checkingAnswer'),
    canRestart: snapshot.can({ type: 'login.restarted' }),
  }))
  return (
    <Screen
      state={state}
      heading={t('heading')}
      stepHeading={t(`${method}.heading`)}
      lead={t(`${method}.lead`)}
      isPictured
    >
      <Form send={send} event={{ type: 'answer.submitted' }} busy={isChecking}>
        <AnswerField login={login} method={method} />
        <LoginNotices notice={notice} />
        <Actions>
          {/* Each refusal creates a new button. `ownPress.ts` ignores the second press of a double click if it hits
              another element than the first press. So a double click uses only one attempt. */}
          <Submit key={refusals}>{t('signIn')}</Submit>
          <Action send={send} event={{ type: 'login.restarted' }} variant="back" disabled={!canRestart}>
            {t('previous')}
          </Action>
        </Actions>
      </Form>
    </Screen>
  )
}
