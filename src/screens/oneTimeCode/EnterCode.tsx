import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'
import { CallNote } from '../shell/CallNote'
import { CodeFields } from './CodeFields'
import { CodeForm } from './CodeForm'
import { CodeScreen } from './CodeScreen'
import { formatRecipient } from './formatRecipient'
import { NewCode } from './NewCode'
import { type CodeProps, stateOf } from './oneTimeCode'

/**
 * The form for the sent code. It has a second field if the previous phone number or address also got a code to confirm
 * the change.
 */
export function EnterCode({ code, heading, isToKnown = false, above }: CodeProps) {
  const t = useTexts('case')
  const { channel, sentTo, isConfirmed, state } = useShallowSelector(code, (snapshot) => ({
    channel: snapshot.context.channel,
    sentTo: snapshot.context.sentTo,
    isConfirmed: snapshot.context.confirmationSentTo !== null,
    state: stateOf(snapshot),
  }))
  return (
    <CodeScreen
      state={state}
      heading={heading}
      stepHeading={t(`code.${channel}.${isConfirmed ? 'headingConfirmed' : 'heading'}`)}
      lead={
        isConfirmed
          ? t(`code.${channel}.leadConfirmed`)
          : t(`code.${channel}.lead`, { sentTo: formatRecipient(sentTo) })
      }
      above={above}
    >
      {isConfirmed && (
        <Notice kind="info">
          <p>{t('code.confirmation.why')}</p>
        </Notice>
      )}
      <CodeForm code={code} submit={t('code.submit')} previous={t('code.previous')}>
        <CodeFields code={code} />
      </CodeForm>
      <NewCode code={code} texts="case" />
      {(isConfirmed || isToKnown) && (
        <CallNote>{t(`code.${channel}.${isConfirmed ? 'oldLost' : 'knownLost'}`)}</CallNote>
      )}
    </CodeScreen>
  )
}
