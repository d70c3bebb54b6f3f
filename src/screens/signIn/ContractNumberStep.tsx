import { useSelector } from '@xstate/react'
import { useAppSelector } from '../../app/actor'
import { lazyScreens } from '../../app/lazy'
import { RadioField } from '../../fields/RadioField'
import { TextField } from '../../fields/TextField'
import { useTexts } from '../../texts/texts'
import { Actions } from '../../ui/Actions'
import { Form, Submit } from '../../ui/Form'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { useErrorText } from './errorText'
import { FaultNotice } from './FaultNotice'
import { type LoginProps, stateOf } from './login'

/** Who signs in, and with which contract. */
export function ContractNumberStep({ login }: LoginProps) {
  const t = useTexts('auth')
  const common = useTexts()
  const { send } = login
  const snapshot = useSelector(login, (snapshot) => snapshot)
  const { userType, contractNumber, answerError, refusals, notice } = snapshot.context
  const place = useAppSelector(({ context }) => context.place)
  const error = useErrorText('contractNumber', answerError)
  const { Samples } = lazyScreens
  return (
    <Screen
      state={stateOf(snapshot)}
      heading={t('heading')}
      lead={'area' in place ? common(`areas.${place.area}`) : undefined}
    >
      {notice === 'sessionExpired' && (
        <Notice kind="info" heading={t('notices.sessionExpired.heading')}>
          <p>{t('notices.sessionExpired.body')}</p>
        </Notice>
      )}
      <Form send={send} event={{ type: 'contractNumber.submitted' }} busy={snapshot.hasTag('busy')}>
        <RadioField
          name="userType"
          label={t('userType.label')}
          options={[
            { value: 'PERSONAL', label: t('userType.PERSONAL') },
            { value: 'LEGAL', label: t('userType.LEGAL') },
          ]}
          value={userType}
          onChange={(value) => send({ type: 'userType.chosen', userType: value === 'LEGAL' ? 'LEGAL' : 'PERSONAL' })}
        />
        <TextField
          name="contractNumber"
          label={t('contractNumber.label')}
          hint={t('contractNumber.hint')}
          inputMode="numeric"
          value={contractNumber}
          onChange={(value) => send({ type: 'contractNumber.changed', value })}
          error={error}
          announce
          focusOn={refusals}
        />
        <FaultNotice notice={notice} />
        <Actions>
          <Submit>{t('next')}</Submit>
        </Actions>
      </Form>
      {Samples && <Samples login={login} />}
    </Screen>
  )
}
