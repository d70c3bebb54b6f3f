import './QrCode.css'
import { useMemo } from 'react'
import { qrModules } from './qrModules'

/** One path of a square for each dark module. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

interface Props {
  /** What a phone reads from it, for example an address. */
  readonly text: string
  /** What it is, for whoever cannot see it. */
  readonly label: string
}

/** A text as a QR code, dark on light whatever the colour scheme: not every reader takes it the other way round. */
export function QrCode({ text, label }: Props) {
  const modules = useMemo(() => qrModules(text), [text])
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`}>
      <path d={pathOf(modules)} />
    </svg>
  )
}
