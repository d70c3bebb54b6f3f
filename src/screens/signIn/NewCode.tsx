import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Countdown } from '../../ui/Countdown'
import { clockOf, useNow } from '../../ui/clock'
import { Notice } from '../../ui/Notice'
import type { LoginProps } from './login'

/** What to do where no code came: another one, after a pause, or another way to answer. */
export function NewCode({ login }: LoginProps) {
  const { t } = useTranslation('auth')
  const { send } = login
  const snapshot = useSelector(login, (snapshot) => snapshot)
  const { resendFrom, notice, started } = snapshot.context
  return (
    <div className="stack">
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
      </Actions>
      {!snapshot.matches({ enteringCode: 'ready' }) && <Pause until={resendFrom} />}
      {notice === 'codeSent' && <Notice kind="success">{t('newCode.sent')}</Notice>}
    </div>
  )
}

function Pause({ until }: { readonly until: number }) {
  const { t } = useTranslation('auth')
  const left = until - useNow()
  return (
    left > 0 && <Countdown value={clockOf(left)} label={t('newCode.pause')} announcement={t('newCode.pauseSpoken')} />
  )
}
