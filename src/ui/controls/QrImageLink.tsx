import { useMemo } from 'react'
import type { Content } from '../content'
import { qrPictureUrl } from '../values/qrModules'

interface Props {
  /** The text that the QR code contains. */
  readonly text: string
  readonly fileName: string
  readonly children: Content
}

/** A link that saves a QR code as a picture, which apps on the same phone can read. */
export function QrImageLink({ text, fileName, children }: Props) {
  const pictureUrl = useMemo(() => qrPictureUrl(text), [text])
  return (
    <a className="action action-secondary" href={pictureUrl} download={fileName}>
      {children}
    </a>
  )
}
