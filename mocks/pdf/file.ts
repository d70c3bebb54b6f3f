/** The objects of a PDF file in progress. */
export interface PdfFile {
  /** Reserves the number of an object that is filled in later. */
  reserve(): number
  /** Fills in an object, with a stream if `stream` is given. */
  put(id: number, dictionary: string, stream?: string | Uint8Array): void
  /** Reserves and fills in an object. */
  add(dictionary: string, stream?: string | Uint8Array): number
  /** Returns the whole file. `root`, `info`: the object numbers of the catalogue and of the document information. */
  finish(root: number, info: number): Uint8Array<ArrayBuffer>
}

/** Starts a PDF file. It is not compressed, so that its bytes are the same in all engines. */
export const createFile = (): PdfFile => {
  const bodies: Array<readonly Uint8Array[] | undefined> = []
  const file: PdfFile = {
    reserve: () => bodies.push(undefined),
    put: (id, dictionary, stream) => {
      bodies[id - 1] = stream === undefined ? [latin1Bytes(dictionary)] : streamObject(dictionary, stream)
    },
    add: (dictionary, stream) => {
      const id = file.reserve()
      file.put(id, dictionary, stream)
      return id
    },
    finish: (root, info) => assemble(bodies, root, info),
  }
  return file
}

/** A reference to an object. */
export const ref = (id: number): string => `${id} 0 R`

/** Encodes a text outside the pages, such as the document's title: UTF-16 with a byte order mark. */
export const textString = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, index) => fourHexDigits(text.charCodeAt(index)))
  return `<FEFF${units.join('')}>`
}

/** Formats a number as four upper-case hexadecimal digits. */
export const fourHexDigits = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0')

const streamObject = (dictionary: string, stream: string | Uint8Array): readonly Uint8Array[] => {
  const data = typeof stream === 'string' ? latin1Bytes(stream) : stream
  const streamHead = `${dictionary.slice(0, -2)}/Length ${data.length} >>\nstream\n`
  return [latin1Bytes(streamHead), data, latin1Bytes('\nendstream')]
}

const assemble = (bodies: ReadonlyArray<readonly Uint8Array[] | undefined>, root: number, info: number) => {
  // The comment's high bytes mark the file as binary for file transfers.
  const parts: Uint8Array[] = [latin1Bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const totalLengthOf = (list: readonly Uint8Array[]) => list.reduce((sum, part) => sum + part.length, 0)
  let position = totalLengthOf(parts)
  const offsets = bodies.map((body, index) => {
    if (body === undefined) throw new Error(`PDF object ${index + 1} was reserved and never filled in.`)
    const objectChunks = [latin1Bytes(`${index + 1} 0 obj\n`), ...body, latin1Bytes('\nendobj\n')]
    parts.push(...objectChunks)
    const offset = position
    position += totalLengthOf(objectChunks)
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const crossReferenceTable = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer\n<< /Size ${bodies.length + 1} /Root ${ref(root)} /Info ${ref(info)} >>`
  parts.push(latin1Bytes(`${crossReferenceTable}${trailer}\nstartxref\n${position}\n%%EOF\n`))
  return concatenate(parts, totalLengthOf(parts))
}

const concatenate = (parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length)
  let position = 0
  for (const part of parts) {
    bytes.set(part, position)
    position += part.length
  }
  return bytes
}

const latin1Bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))
