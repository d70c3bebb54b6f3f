import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { NewCode as AnyNewCode } from '../oneTimeCode/NewCode'
import type { LoginProps } from './login'

/** What to do where no code came: another one, after a pause, or another way to answer. */
export function NewCode({ login }: LoginProps) {
  const t = useTexts('auth')
  const { send } = login
  const snapshot = useSelector(login, (snapshot) => snapshot)
  const { resendFrom, notice, started } = snapshot.context
  // Where an answer is being checked, the pause goes on.
  const isWaiting = snapshot.matches({ enteringCode: 'pausing' }) || snapshot.matches('checkingAnswer')
  return (
    <AnyNewCode
      send={send}
      event={{ type: 'code.requested' }}
      waitsUntil={isWaiting ? resendFrom : null}
      isSent={notice === 'codeSent'}
      busy={snapshot.matches({ enteringCode: 'resending' })}
      disabled={!snapshot.can({ type: 'code.requested' })}
      text={(name) => t(`newCode.${name}`)}
    >
      {started?.secondaryAuthenticationMethod && (
        <Action
          send={send}
          event={{ type: 'method.switched' }}
          variant="quiet"
          disabled={!snapshot.can({ type: 'method.switched' })}
        >
          {t('newCode.switch')}
        </Action>
      )}
      <Action
        send={send}
        event={{ type: 'phone.lost' }}
        variant="quiet"
        disabled={!snapshot.can({ type: 'phone.lost' })}
      >
        {t('newCode.phoneLost')}
      </Action>
    </AnyNewCode>
  )
}
