import type { Content } from './content'
import { canShare, share } from './share'

interface Props {
  /** Title of the shared text; other apps use it as the subject of a message. */
  readonly title: string
  /** The shared text, by lines. */
  readonly lines: readonly string[]
  readonly children: Content
}

/** Shares a text through the platform's share sheet. Renders nothing on platforms without one. */
export const ShareButton = ({ title, lines, children }: Props) => {
  if (!canShare()) return null
  return (
    <button type="button" className="action action-secondary" onClick={() => share({ title, text: lines.join('\n') })}>
      {children}
    </button>
  )
}
