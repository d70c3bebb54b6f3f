import type { Elements } from '../content'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons'
import { focusAnswer } from '../layout/arrival'

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon }

interface Props {
  readonly kind: keyof typeof icons
  readonly heading?: string
  readonly children?: Elements
  /**
   * True if the notice appears after a press. It then takes the focus. Defaults to `true` for errors, so pass `false`
   * for an error that appears without a press.
   */
  readonly isAnswer?: boolean
}

/**
 * A message to the customer. An error interrupts a screen reader, other messages wait. With `isAnswer`, it takes the
 * focus when it appears, and again when its `key` changes.
 */
export function Notice({ kind, heading, children, isAnswer = kind === 'error' }: Props) {
  const Icon = icons[kind]
  return (
    <div
      className={`notice notice-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      {...(isAnswer && { tabIndex: -1, ref: focusAnswer })}
    >
      <Icon />
      <div>
        {heading && <p className="notice-heading">{heading}</p>}
        {children}
      </div>
    </div>
  )
}
