import type { ReactNode } from 'react'

interface Props {
  /** What is shared is called; other apps take it for the subject of a message. */
  readonly title: string
  /** What is shared, a line each. */
  readonly lines: readonly string[]
  readonly children: ReactNode
}

/** Hands a text to another app by the platform's own sheet; nothing where the platform has none. */
export const ShareButton = ({ title, lines, children }: Props) => {
  // Where screens are drawn as text there is no navigator.
  if (!('share' in Object(globalThis.navigator))) return null
  // Who closes the sheet again has changed their mind: there is nothing to say.
  const share = () => void navigator.share({ title, text: lines.join('\n') }).catch(() => undefined)
  return (
    <button type="button" className="action action-secondary" onClick={share}>
      {children}
    </button>
  )
}
