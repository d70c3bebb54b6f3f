import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Phone } from '../signIn/Phone'
import type { IdentificationProps } from './identification'

/** It did not come to its end: what happened, and whether to go on. */
export function Decision({ identification, heading, leave }: IdentificationProps) {
  const t = useTexts('identification')
  const common = useTexts()
  const { send } = identification
  const snapshot = useSelector(identification, (snapshot) => snapshot)
  const state = DECISIONS.find((name) => snapshot.matches(name)) ?? 'createFailed'
  const hasOwnWord = state === 'refused' || state === 'timedOut'
  return (
    <Screen state={state} heading={heading} stepHeading={t(`${state}.heading`)}>
      <What state={state} fault={snapshot.context.fault ?? 'transport'} />
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
  readonly fault: 'transport' | 'brokenAnswer' | 'expired'
}

function What({ state, fault }: WhatProps) {
  const t = useTexts('identification')
  const common = useTexts()
  switch (state) {
    case 'createFailed':
      return (
        <Notice kind="error" heading={common(`faults.${fault}.heading`)}>
          <p>{common(`faults.${fault}.body`)}</p>
        </Notice>
      )
    case 'timedOut':
      return (
        <Notice kind="warning">
          <p>{t('timedOut.body')}</p>
        </Notice>
      )
    default:
      // It comes by itself, on a screen of its own.
      return (
        <Notice kind="error" isAnswer={false}>
          <p>
            {t(`${state}.body`)} <Phone />
          </p>
        </Notice>
      )
  }
}
