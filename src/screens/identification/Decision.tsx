import type { TechnicalErrorType } from '../../api/technicalError'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { CallNote } from '../shell/CallNote'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { IdentificationProps } from './identification'

/** Shown if the identification was not completed: the reason, and buttons to retry or leave. */
export function Decision({ identification, heading, leave }: IdentificationProps) {
  const t = useTexts('identification')
  const common = useTexts()
  const { send } = identification
  const { state, technicalError } = useShallowSelector(identification, (snapshot) => ({
    state: DECISION_STATES.find((name) => snapshot.matches(name)) ?? 'createFailed',
    technicalError: snapshot.context.technicalError,
  }))
  const hasOwnRetryText = state === 'refused' || state === 'timedOut'
  return (
    <Screen state={state} heading={heading} stepHeading={t(`${state}.heading`)}>
      <DecisionNotice state={state} technicalError={technicalError} />
      <Actions>
        <Action send={send} event={{ type: 'identification.restarted' }} variant="primary">
          {hasOwnRetryText ? t(`${state}.restart`) : common('retry')}
        </Action>
        <Action send={send} event={{ type: 'identification.left' }} variant="quiet">
          {leave}
        </Action>
      </Actions>
    </Screen>
  )
}

const DECISION_STATES = ['createFailed', 'addressRefused', 'refused', 'timedOut'] as const

interface DecisionNoticeProps {
  readonly state: (typeof DECISION_STATES)[number]
  readonly technicalError: TechnicalErrorType | null
}

function DecisionNotice({ state, technicalError }: DecisionNoticeProps) {
  const t = useTexts('identification')
  switch (state) {
    case 'createFailed':
      return <TechnicalErrorNotice technicalError={technicalError} />
    case 'timedOut':
      return (
        <Notice kind="warning">
          <p>{t('timedOut.body')}</p>
        </Notice>
      )
    default:
      // The result appears without a press, so the heading of the screen takes the focus instead of this notice.
      return (
        <Notice kind="error" isAnswer={false}>
          <CallNote>{t(`${state}.body`)}</CallNote>
        </Notice>
      )
  }
}
