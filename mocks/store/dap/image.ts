import encodeQR from 'qr'

/** White margin that a scanner needs around a QR code, in modules (the squares of the code). */
const MARGIN = 4

/**
 * Returns a QR code as a `data:` address of an SVG, which needs no request and is sharp at every size. Rows of adjacent
 * modules are drawn as lines, which makes the SVG a third of the size of the one that the `qr` package draws.
 */
export const qrImage = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN })
  const lines = rows.map((row, y) => darkRunsOf(row).map(({ from, length }) => `M${from} ${y}.5h${length}`))
  const size = rows.length
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${lines.flat().join('')}"/></svg>`,
  )}`
}

const darkRunsOf = (row: readonly boolean[]): ReadonlyArray<{ readonly from: number; readonly length: number }> => {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []))
  return starts.map((start) => {
    const end = row.indexOf(false, start)
    return { from: start, length: (end === -1 ? row.length : end) - start }
  })
}
