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
    state: DECISIONS.find((name) => snapshot.matches(name)) ?? 'createFailed',
    technicalError: snapshot.context.technicalError,
  }))
  const hasOwnWord = state === 'refused' || state === 'timedOut'
  return (
    <Screen state={state} heading={heading} stepHeading={t(`${state}.heading`)}>
      <What state={state} technicalError={technicalError} />
      <Actions>
        <Action send={send} event={{ type: 'identification.restarted' }} variant="primary">
          {hasOwnWord ? t(`${state}.restart`) : common('retry')}
        </Action>
        <Action send={send} event={{ type: 'identification.left' }} variant="quiet">
          {leave}
        </Action>
      </Actions>
    </Screen>
  )
}

const DECISIONS = ['createFailed', 'addressRefused', 'refused', 'timedOut'] as const

interface WhatProps {
  readonly state: (typeof DECISIONS)[number]
  readonly technicalError: TechnicalErrorType | null
}

function What({ state, technicalError }: WhatProps) {
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
