/** The data of an embedded TrueType typeface that a PDF needs. Its em is 1000 units. */
export interface Typeface {
  readonly name: string
  readonly data: Uint8Array
  /** Advance width of each glyph, in thousandths of the size. */
  readonly widths: readonly number[]
  /** The glyph of each code point. */
  readonly glyphs: ReadonlyMap<number, number>
}

/** Reads the tables needed for typesetting from a TrueType file with a Unicode cmap of format 4. */
export const readTypeface = (name: string, data: Uint8Array): Typeface => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const offsetOf = tableOffsets(view)
  return { name, data, widths: readWidths(view, offsetOf), glyphs: readGlyphs(view, offsetOf('cmap')) }
}

/** The glyphs of a text. A missing character is set without its accents, or as a question mark. */
export const glyphsOf = (typeface: Typeface, text: string): readonly number[] =>
  [...text.normalize('NFC')].map((character) => {
    const candidates = [character, character.normalize('NFD').charAt(0), '?']
    const glyphs = candidates.map((candidate) => typeface.glyphs.get(candidate.codePointAt(0) ?? 0))
    return glyphs.find((glyph) => glyph !== undefined) ?? 0
  })

/** Width of a text in points. */
export const widthOf = (typeface: Typeface, text: string, size: number): number =>
  (glyphsOf(typeface, text).reduce((sum, glyph) => sum + (typeface.widths[glyph] ?? 0), 0) * size) / 1000

type TableOffset = (tag: string) => number

const tableOffsets = (view: DataView): TableOffset => {
  const offsets = new Map<string, number>()
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const recordOffset = 12 + i * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(recordOffset + byte)))
    offsets.set(tag, view.getUint32(recordOffset + 8))
  }
  return (tag) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The typeface has no table ${tag}.`)
    return offset
  }
}

const readWidths = (view: DataView, offsetOf: TableOffset): readonly number[] => {
  const count = view.getUint16(offsetOf('maxp') + 4)
  const longEntryCount = view.getUint16(offsetOf('hhea') + 34)
  // Glyphs after the last long entry repeat its width.
  return Array.from({ length: count }, (_, glyph) =>
    view.getUint16(offsetOf('hmtx') + Math.min(glyph, longEntryCount - 1) * 4),
  )
}

const readGlyphs = (view: DataView, cmapOffset: number): ReadonlyMap<number, number> => {
  const tableOffset = cmapOffset + view.getUint32(cmapOffset + 8)
  if (view.getUint16(tableOffset) !== 4) throw new Error('The typeface has no cmap of format 4.')
  const segmentBytes = view.getUint16(tableOffset + 6)
  const endsOffset = tableOffset + 14
  const startsOffset = endsOffset + segmentBytes + 2
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segmentBytes; segment += 2) {
    const startCode = view.getUint16(startsOffset + segment)
    const delta = view.getUint16(startsOffset + segmentBytes + segment)
    const rangePosition = startsOffset + 2 * segmentBytes + segment
    const rangeOffset = view.getUint16(rangePosition)
    for (let code = startCode; code <= view.getUint16(endsOffset + segment) && code < 0xffff; code += 1) {
      const glyph = rangeOffset === 0 ? code : view.getUint16(rangePosition + rangeOffset + (code - startCode) * 2)
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  return glyphs
}
