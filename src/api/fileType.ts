/**
 * Number of bytes at the start of a file that the portal reads to find its type. A PDF's header may come after the
 * first byte.
 */
const HEAD_SIZE = 1024

/** The usual extensions of the files that the portal sends and receives. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

/** The usual extension of a MIME type, with its dot; '' for other types. */
export const extensionOf = (mimeType: string): string => EXTENSIONS[mimeType] ?? ''

/** `ftyp` brands of the pictures that iPhones save. */
const HEIC_BRAND = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/

/**
 * Matches the start of files that may contain a PDF: archives, signed containers (ASiC, PKCS#7) and Outlook messages.
 */
const CONTAINER_START = /^(PK|Rar!|7z\xbc\xaf|\xd0\xcf.\xe0|0\p{Cc})|ustar/u

/** Tells if bytes are text: they contain letters, and no control characters except white space. */
const isText = (bytes: string): boolean =>
  /[a-z]/i.test(bytes) && ![...bytes].some((character) => character < ' ' && !/\s/.test(character))

/** Tells if the bytes before a PDF's header are another file, e.g. an archive, a mail or a web page. */
const isOtherFile = (precedingBytes: string): boolean => CONTAINER_START.test(precedingBytes) || isText(precedingBytes)

const isPdf = (text: string): boolean => {
  const headerIndex = text.indexOf('%PDF-')
  return headerIndex >= 0 && !isOtherFile(text.slice(0, headerIndex))
}

/** Returns the MIME type of a file by its first bytes; `null` if they fit no type that the portal knows. */
export const typeByContent = (head: Uint8Array): string | null => {
  const text = String.fromCharCode(...head.subarray(0, HEAD_SIZE))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (HEIC_BRAND.test(text.slice(4))) return 'image/heic'
  if (text.startsWith('GIF8')) return 'image/gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  return isPdf(text) ? 'application/pdf' : null
}

/** `/Encrypt` in a trailer or a cross-reference stream: a reference or a dictionary. */
const ENCRYPTED = /\/Encrypt\s*(\d+\s+\d+\s+R\b|<<)/

const textOf = async (bytes: Blob): Promise<string> => new TextDecoder('latin1').decode(await bytes.arrayBuffer())

/** Returns `true` if a PDF may need a password to be opened. Rejects if the file cannot be read. */
export const isEncrypted = async (pdf: Blob): Promise<boolean> => ENCRYPTED.test(await textOf(pdf))

/** Size of the parts in which a JPEG is read (bytes). Many photos are read at once, so they are never read whole. */
const PART_SIZE = 256 * HEAD_SIZE
/** Size of the end of a JPEG that is read first (bytes). */
const END_SIZE = 64 * HEAD_SIZE

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer())

/**
 * Returns the position after the segments before a JPEG's picture. The segments are skipped by their length, because
 * one may contain a thumbnail with an end marker.
 */
const pictureStart = (bytes: Uint8Array): number => {
  let position = 2
  while (bytes[position] === 0xff && bytes[position + 1] !== 0xda) {
    const isFiller = bytes[position + 1] === 0xff
    position += isFiller ? 1 : 2 + (bytes[position + 2] ?? 0) * 256 + (bytes[position + 3] ?? 0)
  }
  return position
}

const hasEndMarker = (bytes: Uint8Array): boolean => {
  for (let markerIndex = bytes.indexOf(0xff); markerIndex >= 0; markerIndex = bytes.indexOf(0xff, markerIndex + 1))
    if (bytes[markerIndex + 1] === 0xd9) return true
  return false
}

/**
 * Returns `true` if a JPEG has no end marker. Rejects if the file cannot be read. Data after the marker, such as the
 * film of a moving photo, is allowed.
 */
export const isCutOff = async (jpeg: Blob): Promise<boolean> => {
  const start = pictureStart(await bytesOf(jpeg.slice(0, PART_SIZE)))
  if (hasEndMarker(await bytesOf(jpeg.slice(Math.max(start, jpeg.size - END_SIZE))))) return false
  // The parts overlap by one byte, because the marker has two bytes.
  for (let position = start; position < jpeg.size; position += PART_SIZE)
    if (hasEndMarker(await bytesOf(jpeg.slice(position, position + PART_SIZE + 1)))) return false
  return true
}

/** Longest padding of zeros and white space that is skipped to find a PDF's end, in bytes. */
const LONGEST_PADDING = 64 * HEAD_SIZE

/**
 * The last bytes of a PDF, without padding. The result is longer than the end marker, because some writers add a few
 * bytes after the marker.
 */
const endOfPdf = async (pdf: Blob): Promise<string> =>
  (await textOf(pdf.slice(-LONGEST_PADDING))).replace(/[\0\s]+$/, '').slice(-HEAD_SIZE)

/** Functions that return `true` if a file is cut off before its end, by MIME type. */
const MISSING_END_CHECKS: Readonly<Record<string, (file: Blob) => Promise<boolean>>> = {
  'application/pdf': async (pdf) => !(await endOfPdf(pdf)).includes('%%EOF'),
  'image/jpeg': isCutOff,
  'image/png': async (png) => !(await textOf(png)).includes('IEND\xaeB`'),
}

/**
 * Returns the file with the MIME type that its content shows. The type is empty if the content shows none or the file
 * is cut off.
 */
export const withTypeOfContent = async (file: Blob): Promise<Blob> => {
  const type = typeByContent(await headOf(file)) ?? ''
  return new Blob([file], { type: (await MISSING_END_CHECKS[type]?.(file)) ? '' : type })
}

/** The first bytes of a file. Rejects if the file cannot be read. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD_SIZE).arrayBuffer())
