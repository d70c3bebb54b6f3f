import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Countdown } from '../../ui/Countdown'
import { clockOf, spokenMinutes, useNow } from '../../ui/clock'
import { Screen } from '../../ui/Screen'
import { Phone } from '../shell/Phone'
import type { SecurityProps } from './security'

/** Too many wrong answers at the sign-in: how long nothing can be changed. */
export function Banned({ security }: SecurityProps) {
  const t = useTexts('security')
  const left = useSelector(security, ({ context }) => context.bannedUntil) - useNow()
  return (
    <Screen state="banned" heading={t('heading')} stepHeading={t('banned.heading')} lead={t('banned.lead')}>
      <Countdown
        value={clockOf(left)}
        label={t('banned.left')}
        announcement={t('banned.leftSpoken', { count: spokenMinutes(left) })}
        size="large"
      />
      <p>{t('banned.wait')}</p>
      <p>
        {t('banned.call')} <Phone />
      </p>
      <Action send={security.send} event={{ type: 'settings.left' }}>
        {t('banned.leave')}
      </Action>
    </Screen>
  )
}
