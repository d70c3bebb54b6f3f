import type { Content } from './content'
import { canShare, share } from './share'

interface Props {
  /** What is shared is called; other apps take it for the subject of a message. */
  readonly title: string
  /** What is shared, a line each. */
  readonly lines: readonly string[]
  readonly children: Content
}

/** Hands a text to another app by the platform's own sheet; nothing where the platform has none. */
export const ShareButton = ({ title, lines, children }: Props) => {
  if (!canShare()) return null
  return (
    <button type="button" className="action action-secondary" onClick={() => share({ title, text: lines.join('\n') })}>
      {children}
    </button>
  )
}
