import './QrCode.css'
import { useMemo } from 'react'
import { qrModules } from './qrModules'

/** Returns the SVG path, with a square for each dark module. */
const modulesPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

interface Props {
  /** The encoded text, for example an address. */
  readonly text: string
  /** Text alternative of the code. */
  readonly label: string
}

/**
 * A text as a QR code. It is dark on light in every colour scheme, because some readers do not accept light on dark.
 */
export function QrCode({ text, label }: Props) {
  const modules = useMemo(() => qrModules(text), [text])
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`}>
      <path d={modulesPath(modules)} />
    </svg>
  )
}
