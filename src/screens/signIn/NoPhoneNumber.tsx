import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Screen } from '../../ui/Screen'
import type { LoginProps } from './login'
import { Phone } from './Phone'

/** The insurer has no number to send a code to. */
export function NoPhoneNumber({ login }: LoginProps) {
  const t = useTexts('auth')
  const maskedEmail = useSelector(login, ({ context }) => context.maskedEmail)
  return (
    <Screen
      state="noPhoneNumber"
      heading={t('heading')}
      stepHeading={t('noPhoneNumber.heading')}
      lead={t('noPhoneNumber.lead')}
    >
      <p>
        {t('noPhoneNumber.call')} <Phone />
      </p>
      {maskedEmail && (
        <p>
          {t('noPhoneNumber.maskedEmail')}: <strong>{maskedEmail}</strong>
        </p>
      )}
      <Action send={login.send} event={{ type: 'login.restarted' }}>
        {t('restart')}
      </Action>
    </Screen>
  )
}
