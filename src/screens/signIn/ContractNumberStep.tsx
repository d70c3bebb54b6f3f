import type { UserType } from '../../../machines/auth/login.types'
import { RadioField } from '../../fields/RadioField'
import { useAppSelector } from '../../hooks/actor'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { EarlyForm, EarlySign } from '../../ui/layout/Early'
import { Screen } from '../../ui/layout/Screen'
import { lazyScreens } from '../lazyScreens'
import { LogoutNotice } from '../start/LogoutNotice'
import { ContractNumberField } from './ContractNumberField'
import { LoginNotices } from './LoginNotices'
import type { LoginProps } from './login'
import { PaymentReturnNotice } from './PaymentReturnNotice'
import { SessionExpiredNotice } from './SessionExpiredNotice'

const userTypeOf = (value: string): UserType => (value === 'LEGAL' || value === 'NON_CONTRACTOR' ? value : 'PERSONAL')

/** The first step: the customer's role and the contract number. */
export function ContractNumberStep({ login }: LoginProps) {
  const t = useTexts('auth')
  const common = useTexts()
  const { send } = login
  const { userType, notice, state, isBusy, canChooseDap } = useShallowSelector(login, (snapshot) => ({
    userType: snapshot.context.userType,
    notice: snapshot.context.notice,
    state: String(snapshot.value),
    isBusy: snapshot.hasTag('busy'),
    canChooseDap: snapshot.can({ type: 'dap.chosen' }),
  }))
  const route = useAppSelector(({ context }) => context.route)
  const { Samples } = lazyScreens
  return (
    <Screen
      state={state}
      heading={t('heading')}
      lead={'productLine' in route ? common(`productLines.${route.productLine}`) : undefined}
      isPictured
    >
      <LogoutNotice />
      <PaymentReturnNotice />
      {notice === 'sessionExpired' && <SessionExpiredNotice />}
      {notice === 'signInExpired' && (
        <Notice kind="info" heading={t('notices.signInExpired.heading')}>
          <p>{t('notices.signInExpired.body')}</p>
        </Notice>
      )}
      <Form send={send} event={{ type: 'contractNumber.submitted' }} busy={isBusy} isEarly>
        <ContractNumberField login={login} />
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
        <LoginNotices notice={notice} />
        <Actions>
          <Submit>{t('next')}</Submit>
          <span className="or">{t('or')}</span>
          <Action send={send} event={{ type: 'dap.chosen' }} disabled={!canChooseDap} form="dap">
            {t('dap')}
          </Action>
        </Actions>
      </Form>
      <EarlyForm id="dap" event="dap.chosen" />
      <EarlySign>{t('early')}</EarlySign>
      {Samples && <Samples login={login} />}
    </Screen>
  )
}
