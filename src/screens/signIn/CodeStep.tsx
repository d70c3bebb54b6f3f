import { useSelector } from '@xstate/react'
import { CodeField } from '../../fields/CodeField'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Screen } from '../../ui/layout/Screen'
import { CodeForm } from '../oneTimeCode/CodeForm'
import { NewCode } from '../oneTimeCode/NewCode'
import { type CodeActor, stateOf, withNoBreakSpaces } from '../oneTimeCode/oneTimeCode'
import { useErrorText } from './errorText'
import type { LoginProps } from './login'
import { OtherWays } from './OtherWays'

/** The second step that asks for the code from a text message. */
export function CodeStep({ login }: LoginProps) {
  const code = useSelector(login, ({ children }) => children.code)
  return code && <EnterCode login={login} code={code} />
}

interface Props {
  readonly code: CodeActor
}

function EnterCode({ login, code }: Props & LoginProps) {
  const t = useTexts('auth')
  const { phone, state } = useShallowSelector(code, (snapshot) => ({
    phone: withNoBreakSpaces(snapshot.context.sentTo),
    state: stateOf(snapshot),
  }))
  return (
    <Screen
      state={state}
      heading={t('heading')}
      stepHeading={t('SMS_OTP.heading')}
      lead={phone === '' ? t('SMS_OTP.lead') : t('SMS_OTP.leadMasked', { phone })}
      isPictured
    >
      <CodeForm code={code} submit={t('signIn')} previous={t('previous')}>
        <TypedCode code={code} />
      </CodeForm>
      <NewCode code={code} texts="auth">
        <OtherWays login={login} />
      </NewCode>
    </Screen>
  )
}

function TypedCode({ code }: Props) {
  const t = useTexts('auth')
  const fieldState = useShallowSelector(code, ({ context: { code: value, codeError, refusals } }) => ({
    value,
    codeError,
    refusals,
  }))
  return (
    <CodeField
      name="code"
      label={t('SMS_OTP.label')}
      value={fieldState.value}
      onChange={(value) => code.send({ type: 'answer.changed', value })}
      error={useErrorText('SMS_OTP', fieldState.codeError)}
      announce
      focusOn={fieldState.refusals}
    />
  )
}
