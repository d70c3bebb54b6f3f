const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** A PDF file: its objects by number, as the cross-reference table lists them, and the lines of each page. */
export interface ReadPdf {
  readonly objects: ReadonlyMap<number, string>
  readonly pages: ReadonlyArray<readonly string[]>
  readonly raw: string
}

/** Reads an uncompressed PDF file through its cross-reference table. @throws if the file is inconsistent. */
export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const raw = latin(bytes)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(raw)?.[1])
  if (!raw.startsWith('xref\n', start)) throw new Error('startxref does not point at the table.')
  const offsets = [...raw.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  const objects = new Map(offsets.map((offset, index) => [index + 1, objectAt(raw, offset, index + 1)]))
  const pageIds = references(/\/Kids \[([^\]]*)\] >>\s*$/m.exec(find(objects, '/Type /Pages'))?.[1] ?? '')
  const letters = readLetters(objects)
  const pages = pageIds.map((id) => {
    const [content] = references(/\/Contents (\d+ 0 R)/.exec(objects.get(id) ?? '')?.[1] ?? '')
    return textsOf(objects.get(content ?? 0) ?? '', letters)
  })
  return { objects, pages, raw }
}

const objectAt = (raw: string, offset: number, id: number): string => {
  const head = `${id} 0 obj\n`
  if (!raw.startsWith(head, offset)) throw new Error(`Object ${id} is not where the table says.`)
  const body = raw.slice(offset + head.length)
  const stream = /^(.*)\/Length (\d+) >>\nstream\n/.exec(body)
  if (stream === null) return body.slice(0, body.indexOf('\nendobj'))
  const end = stream[0].length + Number(stream[2])
  if (!body.startsWith('\nendstream\nendobj\n', end)) throw new Error(`Stream ${id} has another length than it says.`)
  return body.slice(0, end)
}

const find = (objects: ReadonlyMap<number, string>, part: string): string =>
  [...objects.values()].find((body) => body.includes(part)) ?? ''

const references = (list: string): readonly number[] => [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

// Reads the glyph map of each font weight. The weights may number their glyphs differently.
const readLetters = (objects: ReadonlyMap<number, string>): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    ['F1', 'F2'].map((font) => {
      const [id] = references(new RegExp(`/${font} (\\d+ 0 R)`).exec(find(objects, '/Type /Page /'))?.[1] ?? '')
      const [map] = references(/\/ToUnicode (\d+ 0 R)/.exec(objects.get(id ?? 0) ?? '')?.[1] ?? '')
      const pairs = [...(objects.get(map ?? 0) ?? '').matchAll(/^<(\w{4})> <(\w{4})>$/gm)]
      return [
        font,
        new Map(pairs.map(([, glyph = '', code = '']) => [glyph, String.fromCharCode(Number(`0x${code}`))])),
      ]
    }),
  )

const textsOf = (content: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] =>
  [...content.matchAll(/\/(F\d) [^<]*<(\w+)> Tj/g)].map(([, font = '', glyphs = '']) =>
    (glyphs.match(/\w{4}/g) ?? []).map((glyph) => letters.get(font)?.get(glyph) ?? '\uFFFD').join(''),
  )
