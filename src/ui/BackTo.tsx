import { useLocation } from 'wouter'
import type { Content } from './content'
import { BackIcon } from './icons'

interface Props {
  readonly to: string
  readonly children: Content
}

/** One step back to a choice that is a place of its own: pressed, placed and named as every step back is. */
export function BackTo({ to, children }: Props) {
  const [, navigate] = useLocation()
  return (
    <button type="button" className="action action-back action-quiet" onClick={() => navigate(to)}>
      <BackIcon />
      <span>{children}</span>
    </button>
  )
}
