import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Form, Submit } from '../../ui/Form'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import { CodeFields } from './CodeFields'
import { NewCode } from './NewCode'
import type { CodeProps } from './oneTimeCode'

/** The code that was sent, and a second one where the channel of so far has to confirm. */
export function EnterCode({ code, heading, above }: CodeProps) {
  const t = useTexts('oneTimeCode')
  const { send } = code
  const snapshot = useSelector(code, (current) => current)
  const { channel, sentTo, confirmationSentTo, notice, resendFrom } = snapshot.context
  const isConfirmed = confirmationSentTo !== null
  const isChecking = snapshot.matches('checking')
  const { value } = snapshot
  return (
    <Screen
      state={typeof value === 'string' ? value : `entering.${value.entering}`}
      heading={heading}
      stepHeading={t(`${channel}.${isConfirmed ? 'headingConfirmed' : 'heading'}`)}
      lead={
        isConfirmed ? t(`${channel}.leadConfirmed`) : t(`${channel}.lead`, { sentTo: sentTo.replaceAll(' ', '\u00a0') })
      }
    >
      {above}
      {isConfirmed && (
        <Notice kind="info">
          <p>{t('confirmation.why')}</p>
        </Notice>
      )}
      <Form send={send} event={{ type: 'answer.submitted' }} busy={isChecking}>
        <CodeFields code={code} />
        <FaultNotice fault={notice === 'codeSent' ? null : notice} isKept />
        <Actions>
          <Submit>{t('submit')}</Submit>
          <Action
            send={send}
            event={{ type: 'code.left' }}
            variant="quiet"
            disabled={!snapshot.can({ type: 'code.left' })}
          >
            {t('previous')}
          </Action>
        </Actions>
      </Form>
      <NewCode
        send={send}
        event={{ type: 'code.requested' }}
        // While the code is being checked, the pause goes on.
        waitsUntil={snapshot.matches({ entering: 'pausing' }) || isChecking ? resendFrom : null}
        isSent={notice === 'codeSent'}
        busy={snapshot.matches({ entering: 'resending' })}
        disabled={!snapshot.can({ type: 'code.requested' })}
        text={(name) => t(`newCode.${name}`)}
      />
    </Screen>
  )
}
