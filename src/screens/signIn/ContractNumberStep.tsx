import { useSelector } from '@xstate/react'
import type { UserType } from '../../../machines/auth/login.types'
import { useAppSelector } from '../../app/actor'
import { RadioField } from '../../fields/RadioField'
import { TextField } from '../../fields/TextField'
import { lazyScreens } from '../../modules/screens'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Form, Submit } from '../../ui/Form'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { useErrorText } from './errorText'
import { LoginNotices } from './LoginNotices'
import { type LoginProps, stateOf } from './login'

const userTypeOf = (value: string): UserType => (value === 'LEGAL' || value === 'NON_CONTRACTOR' ? value : 'PERSONAL')

/** Who signs in, and with which contract. */
export function ContractNumberStep({ login }: LoginProps) {
  const t = useTexts('auth')
  const common = useTexts()
  const { send } = login
  const snapshot = useSelector(login, (snapshot) => snapshot)
  const { userType, contractNumber, answerError, refusals, notice } = snapshot.context
  const place = useAppSelector(({ context }) => context.place)
  const error = useErrorText('contractNumber', answerError)
  const isContractor = userType !== 'NON_CONTRACTOR'
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
            { value: 'NON_CONTRACTOR', label: t('userType.NON_CONTRACTOR') },
          ]}
          value={userType}
          onChange={(value) => send({ type: 'userType.chosen', userType: userTypeOf(value) })}
        />
        <TextField
          name="contractNumber"
          label={t(isContractor ? 'contractNumber.label' : 'contractNumber.labelOrProposal')}
          hint={t(isContractor ? 'contractNumber.hint' : 'contractNumber.hintOrProposal')}
          inputMode="numeric"
          value={contractNumber}
          onChange={(value) => send({ type: 'contractNumber.changed', value })}
          error={error}
          announce
          focusOn={refusals}
        />
        <LoginNotices notice={notice} />
        <Actions>
          <Submit>{t('next')}</Submit>
          <Action send={send} event={{ type: 'dap.chosen' }} disabled={!snapshot.can({ type: 'dap.chosen' })}>
            {t('dap')}
          </Action>
        </Actions>
      </Form>
      {Samples && <Samples login={login} />}
    </Screen>
  )
}
