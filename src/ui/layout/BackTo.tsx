import { useLocation } from 'wouter'
import type { Content } from '../content'
import { BackIcon } from '../icons/icons'

interface Props {
  readonly to: string
  readonly children: Content
}

/** A step back to a choice with a route of its own, which looks like every other step back. */
export function BackTo({ to, children }: Props) {
  const [, navigate] = useLocation()
  return (
    <button type="button" className="action action-back action-quiet" onClick={() => navigate(to)}>
      <BackIcon />
      <span>{children}</span>
    </button>
  )
}
