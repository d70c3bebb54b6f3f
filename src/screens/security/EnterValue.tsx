import { warnOfPhone } from '../../../machines/validation/phone'
import { TextField } from '../../fields/TextField'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { problemText } from '../../texts/problemText'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import type { SecurityProps } from './security'
import { WhyNoCode } from './WhyNoCode'

/** The form for the new phone number or e-mail address. */
export function EnterValue({ security }: SecurityProps) {
  const t = useTexts('security')
  const { send } = security
  const formState = useShallowSelector(security, (snapshot) => {
    const { channel, value, error, warning, refusals, notice } = snapshot.context
    const isSending = snapshot.matches('sending')
    const canLeave = snapshot.can({ type: 'change.left' })
    return { channel, value, error, warning, refusals, notice, isSending, canLeave }
  })
  const { channel, value, error, refusals, notice, isSending, canLeave } = formState
  const isPhone = channel === 'phone'
  const warning = isPhone ? warnOfPhone(value) : formState.warning
  return (
    <Screen
      state={isSending ? 'sending' : 'entering'}
      heading={t('heading')}
      stepHeading={t(`${channel}.heading`)}
      lead={t(`${channel}.lead`)}
    >
      <Form send={send} event={{ type: 'answer.submitted' }} busy={isSending}>
        <TextField
          name={isPhone ? 'newPhone' : 'newEmail'}
          label={t(`${channel}.label`)}
          hint={t(`${channel}.hint`)}
          inputMode={isPhone ? 'tel' : 'email'}
          autoComplete={isPhone ? 'tel' : 'email'}
          value={value}
          onChange={(typed) => send({ type: 'answer.changed', value: typed })}
          error={
            error
              ? problemText(error, { missing: t(`${channel}.missing`), unchanged: t(`${channel}.unchanged`) })
              : undefined
          }
          warning={warning ? problemText(warning) : undefined}
          announce
          focusOn={refusals}
        />
        <WhyNoCode channel={channel} notice={notice} />
        <Actions>
          <Submit>{t('next')}</Submit>
          <Action send={send} event={{ type: 'change.left' }} variant="back" disabled={!canLeave}>
            {t('previous')}
          </Action>
        </Actions>
      </Form>
    </Screen>
  )
}
