import { fourHexDigits, type PdfFile, ref } from './file'
import type { Typeface } from './typeface'

/**
 * Embeds a typeface in the file and returns its object number. Text is written as glyph numbers, which the ToUnicode
 * map translates back to characters.
 */
export const embedTypeface = (file: PdfFile, { name, data, widths, glyphs }: Typeface): number => {
  const fontFileId = file.add(`<< /Length1 ${data.length} >>`, data)
  const descriptorId = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-200 -250 1200 950] /ItalicAngle 0 ` +
      `/Ascent 950 /Descent -250 /CapHeight 700 /StemV 80 /FontFile2 ${ref(fontFileId)} >>`,
  )
  const descendantFontId = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${ref(descriptorId)} /DW 600 /W [0 [${widths.join(' ')}]] >>`,
  )
  const unicodeMapId = file.add('<< >>', unicodeMap(glyphs))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
      `/DescendantFonts [${ref(descendantFontId)}] /ToUnicode ${ref(unicodeMapId)} >>`,
  )
}

// A section of a CMap holds at most a hundred entries.
const MAX_SECTION_ENTRIES = 100

const unicodeMap = (glyphs: ReadonlyMap<number, number>): string => {
  // Some characters share a glyph, e.g. a space and a no-break space. The map contains the first of them in `glyphs`,
  // which is the plain one.
  const codeByGlyph = new Map([...glyphs].reverse().map(([code, glyph]) => [glyph, code]))
  const lines = [...codeByGlyph]
    .sort(([a], [b]) => a - b)
    .map(([glyph, code]) => `<${fourHexDigits(glyph)}> <${fourHexDigits(code)}>`)
  const sections = Array.from({ length: Math.ceil(lines.length / MAX_SECTION_ENTRIES) }, (_, index) => {
    const sectionLines = lines.slice(index * MAX_SECTION_ENTRIES, (index + 1) * MAX_SECTION_ENTRIES)
    return `${sectionLines.length} beginbfchar\n${sectionLines.join('\n')}\nendbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...sections,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
