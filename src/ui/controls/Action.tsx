import type { Content } from '../content'
import { BackIcon } from '../icons/icons'
import { eventAttribute, joinClasses, type SendProps } from './sends'

interface Props<E extends { type: string }> extends SendProps<E> {
  readonly children: Content
  /**
   * `primary`: the main action, one per screen. `back`: returns to the previous step, one per screen. In a case on a
   * phone, `back` is beside the primary button, within reach of the thumb.
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'back'
  /** Accessible name, if the label is not enough; starts with the label. */
  readonly name?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  /** The id of the `EarlyForm` that records a press before hydration. Only for buttons of a first screen. */
  readonly form?: string
}

/** A button that sends one event. While it is busy or disabled, it keeps the focus and sends nothing. */
export function Action<E extends { type: string }>(props: Props<E>) {
  const { send, event, children, variant = 'secondary', name, busy = false, disabled = false, form } = props
  const isAvailable = !(busy || disabled)
  return (
    <button
      type={form === undefined ? 'button' : 'submit'}
      form={form}
      className={joinClasses('action', `action-${variant}`, variant === 'back' && 'action-quiet')}
      aria-label={name}
      aria-disabled={!isAvailable || undefined}
      aria-busy={busy || undefined}
      {...eventAttribute(event, isAvailable)}
      onClick={() => isAvailable && send(event)}
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
