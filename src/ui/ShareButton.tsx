import type { Content } from './content'
import { canShare, useShare } from './share'

interface Props {
  /** Title of the shared text; other apps use it as the subject of a message. */
  readonly title: string
  /** The shared text, by lines. */
  readonly lines: readonly string[]
  /** Shown if the browser refuses to share. */
  readonly refusal: Content
  readonly children: Content
}

/** Shares a text through the platform's share sheet. Renders nothing on platforms without one. */
export const ShareButton = ({ title, lines, refusal, children }: Props) => {
  const [isRefused, share] = useShare({ title, text: lines.join('\n') })
  if (!canShare()) return null
  return (
    <>
      <button type="button" className="action action-secondary" onClick={share}>
        {children}
      </button>
      {isRefused && (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
