import type { ReactNode } from 'react'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Countdown } from '../../ui/Countdown'
import { clockOf, useNow } from '../../ui/clock'
import { Notice } from '../../ui/Notice'
import type { Sends } from '../../ui/sends'

interface Props<E extends { type: string }> extends Sends<E> {
  /** When another code can be asked for (epoch, ms); `null` where it can already. */
  readonly waitsUntil: number | null
  /** Another one was sent just now. */
  readonly isSent: boolean
  readonly busy: boolean
  readonly disabled: boolean
  readonly text: (name: 'request' | 'ask' | 'pause' | 'pauseSpoken' | 'sent') => string
  /** Other ways out where no code comes. */
  readonly children?: ReactNode
}

/** What to do where no code came: another one, after a pause. */
export function NewCode<E extends { type: string }>(props: Props<E>) {
  const { send, event, waitsUntil, isSent, busy, disabled, text, children } = props
  return (
    <div className="stack">
      {isSent && <Notice kind="success">{text('sent')}</Notice>}
      {waitsUntil === null ? <p role="status">{text('ask')}</p> : <Pause until={waitsUntil} text={text} />}
      <Actions>
        <Action<E> send={send} event={event} busy={busy} disabled={disabled}>
          {text('request')}
        </Action>
        {children}
      </Actions>
    </div>
  )
}

function Pause({ until, text }: { readonly until: number } & Pick<Props<never>, 'text'>) {
  const left = until - useNow()
  if (left <= 0) return <p role="status">{text('ask')}</p>
  return <Countdown value={clockOf(left)} label={text('pause')} announcement={text('pauseSpoken')} />
}
