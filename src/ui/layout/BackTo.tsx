import { useLocation } from 'wouter'
import type { Content } from '../content'
import { BackIcon } from '../icons/icons'

interface Props {
  readonly to: string
  readonly children: Content
}

/** A back button that leads to another route. It looks like the back buttons that send an event. */
export function BackTo({ to, children }: Props) {
  const [, navigate] = useLocation()
  return (
    <button type="button" className="action action-back action-quiet" onClick={() => navigate(to)}>
      <BackIcon />
      <span>{children}</span>
    </button>
  )
}
