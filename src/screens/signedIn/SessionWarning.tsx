import './SessionWarning.css'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/auth/session.machine'
import { type AppSnapshot, useAppSelector } from '../../hooks/actor'
import { durationText, useNow } from '../../hooks/clock'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Countdown } from '../../ui/feedback/Countdown'
import { Dialog } from '../../ui/feedback/Dialog'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'

interface Props {
  readonly session: NonNullable<AppSnapshot['children']['session']>
}

/** A dialog over every screen: the session is about to end. */
export function SessionWarning() {
  const session = useAppSelector(({ children }) => children.session)
  return session && <Warning session={session} />
}

function Warning({ session }: Props) {
  const { isEnding, isAsked } = useShallowSelector(session, (snapshot) => ({
    isEnding: snapshot.matches('ending'),
    isAsked: snapshot.hasTag('dialog'),
  }))
  if (!isEnding) return null
  return isAsked ? <SessionQuestion session={session} /> : <SessionCountdown session={session} />
}

const stateOf = (snapshot: SnapshotFrom<typeof sessionMachine>): string => {
  if (snapshot.matches({ ending: 'lasting' })) return 'ending.lasting'
  return snapshot.matches({ ending: 'renewing' }) ? 'ending.renewing' : 'ending.asking'
}

function SessionQuestion({ session }: Props) {
  const t = useTexts('contract')
  const { send } = session
  const { state, canLogOut, technicalError } = useShallowSelector(session, (snapshot) => ({
    state: stateOf(snapshot),
    canLogOut: snapshot.can({ type: 'logout.chosen' }),
    technicalError: snapshot.context.technicalError,
  }))
  const isLasting = state === 'ending.lasting'
  return (
    <div data-state={state}>
      <Dialog
        send={send}
        event={isLasting ? { type: 'warning.closed' } : { type: 'session.extended' }}
        heading={t('session.heading')}
        actions={
          <>
            {isLasting ? (
              <Action send={send} event={{ type: 'warning.closed' }} variant="primary">
                {t('session.close')}
              </Action>
            ) : (
              <Action
                send={send}
                event={{ type: 'session.extended' }}
                variant="primary"
                busy={state === 'ending.renewing'}
              >
                {t('session.extend')}
              </Action>
            )}
            <Action send={send} event={{ type: 'logout.chosen' }} disabled={!canLogOut}>
              {t('session.logout')}
            </Action>
          </>
        }
      >
        <TimeLeft session={session} />
        <p>{isLasting ? t('session.lasting') : t('session.body', { extend: t('session.extend') })}</p>
        <TechnicalErrorNotice technicalError={technicalError} heading={t('session.failed')} />
      </Dialog>
    </div>
  )
}

function SessionCountdown({ session }: Props) {
  const t = useTexts('contract')
  const event = { type: 'session.extended' } as const
  const canExtend = useSelector(session, (snapshot) => snapshot.can(event))
  return (
    <div className="session-rest" data-state={canExtend ? 'ending.leaving' : 'ending.counting'}>
      <TimeLeft session={session} />
      {canExtend && (
        <Action send={session.send} event={event} variant="quiet">
          {t('session.extend')}
        </Action>
      )}
    </div>
  )
}

function TimeLeft({ session }: Props) {
  const t = useTexts('contract')
  const expiresAt = useSelector(session, ({ context }) => context.expiresAt ?? 0)
  const remaining = expiresAt - useNow()
  const isLastMinute = remaining <= 60_000
  return (
    <Countdown
      value={durationText(remaining)}
      label={t('session.left')}
      announcement={t(isLastMinute ? 'session.leftLessThanOne' : 'session.leftTwo')}
    />
  )
}
