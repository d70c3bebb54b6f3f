import type { Content } from './content'
import { BackIcon } from './icons'
import { classes, offers, type Sends } from './sends'

interface Props<E extends { type: string }> extends Sends<E> {
  readonly children: Content
  /** One primary a screen: the main thing to do. One `back`: a step back, which in a case lies under the thumb beside it. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'back'
  /** Says more than the label where the label alone is not enough; starts with the label's words. */
  readonly name?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Of a first screen: the id of its `EarlyForm`. */
  readonly form?: string
}

/** A button that sends one event. Waiting or unavailable, it keeps the focus and sends nothing. */
export function Action<E extends { type: string }>(props: Props<E>) {
  const { send, event, children, variant = 'secondary', name, busy = false, disabled = false, form } = props
  const available = !(busy || disabled)
  return (
    <button
      type={form === undefined ? 'button' : 'submit'}
      form={form}
      className={classes('action', `action-${variant}`, variant === 'back' && 'action-quiet')}
      aria-label={name}
      aria-disabled={!available || undefined}
      aria-busy={busy || undefined}
      {...offers(event, available)}
      onClick={() => available && send(event)}
    >
      {variant === 'back' ? (
        <>
          <BackIcon />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
