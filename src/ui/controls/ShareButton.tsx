import type { Content } from '../content'
import { ErrorIcon } from '../icons/icons'
import { canShare, useShare } from './share'

interface Props {
  /** The shared text or files. Other apps use its title as the subject of a message. */
  readonly data: ShareData
  /** Shown if the browser refuses to share. */
  readonly refusal: Content
  readonly appearance?: 'secondary' | 'quiet'
  /** The accessible name, if it differs from the content. */
  readonly label?: string
  readonly children: Content
}

/** A button that opens the share sheet of the platform. Renders nothing on platforms without a share sheet. */
export const ShareButton = ({ data, refusal, appearance = 'secondary', label, children }: Props) => {
  const [isRefused, share] = useShare(data)
  if (!canShare()) return null
  return (
    <>
      <button type="button" className={`action action-${appearance}`} onClick={share} aria-label={label}>
        {children}
      </button>
      {isRefused && (
        <p className="field-error" role="alert">
          <ErrorIcon />
          <span>{refusal}</span>
        </p>
      )}
    </>
  )
}
