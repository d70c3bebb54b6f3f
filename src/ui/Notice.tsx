import type { ReactNode } from 'react'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons'

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon }

interface Props {
  readonly kind: keyof typeof icons
  readonly heading?: string
  readonly children?: ReactNode
}

/** Something the customer should know. Errors interrupt a screen reader, the rest waits. */
export function Notice({ kind, heading, children }: Props) {
  const Icon = icons[kind]
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon />
      <div>
        {heading && <p className="notice-heading">{heading}</p>}
        {children}
      </div>
    </div>
  )
}
