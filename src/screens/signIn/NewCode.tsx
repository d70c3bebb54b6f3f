import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Countdown } from '../../ui/Countdown'
import { clockOf, useNow } from '../../ui/clock'
import { Notice } from '../../ui/Notice'
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
    <div className="stack">
      {notice === 'codeSent' && <Notice kind="success">{t('newCode.sent')}</Notice>}
      {isWaiting ? <Pause until={resendFrom} /> : <Ask />}
      <Actions>
        <Action
          send={send}
          event={{ type: 'code.requested' }}
          busy={snapshot.matches({ enteringCode: 'resending' })}
          disabled={!snapshot.can({ type: 'code.requested' })}
        >
          {t('newCode.request')}
        </Action>
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
      </Actions>
    </div>
  )
}

function Ask() {
  const t = useTexts('auth')
  return <p role="status">{t('newCode.ask')}</p>
}

function Pause({ until }: { readonly until: number }) {
  const t = useTexts('auth')
  const left = until - useNow()
  if (left <= 0) return <Ask />
  return <Countdown value={clockOf(left)} label={t('newCode.pause')} announcement={t('newCode.pauseSpoken')} />
}
