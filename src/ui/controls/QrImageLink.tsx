import { useMemo } from 'react'
import type { Content } from '../content'
import { qrModules } from '../values/qrModules'

/** Width of one square of the QR code (px). Any reader can read this size, and the file is still small. */
const MODULE_PIXELS = 10

/** Returns a picture of the QR code as a URL, `data:image/png…`; '' if the browser cannot draw one. */
const pictureUrlOf = (text: string): string => {
  const modules = qrModules(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.length * MODULE_PIXELS
  const pen = canvas.getContext('2d')
  if (pen === null) return ''
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS)
  }
  return canvas.toDataURL('image/png')
}

interface Props {
  /** The text that the QR code contains. */
  readonly text: string
  readonly fileName: string
  readonly children: Content
}

/** A link that saves a QR code as a picture, which apps on the same phone can read. */
export function QrImageLink({ text, fileName, children }: Props) {
  const pictureUrl = useMemo(() => pictureUrlOf(text), [text])
  return (
    pictureUrl !== '' && (
      <a className="action action-secondary" href={pictureUrl} download={fileName}>
        {children}
      </a>
    )
  )
}
