import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Countdown } from '../../ui/Countdown'
import { clockOf, spokenMinutes, useNow } from '../../ui/clock'
import { Screen } from '../../ui/Screen'
import { Phone } from '../shell/Phone'
import type { LoginProps } from './login'

/** Too many wrong answers: how long the sign-in rests, and what to do until then. */
export function Banned({ login }: LoginProps) {
  const t = useTexts('auth')
  const { bannedUntil, contractNumber } = useSelector(login, ({ context }) => context)
  const left = (bannedUntil ?? 0) - useNow()
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
      <p className="hint figures">
        {t('banned.contract')}: {contractNumber}
      </p>
      <Action send={login.send} event={{ type: 'login.restarted' }}>
        {t('restart')}
      </Action>
    </Screen>
  )
}
