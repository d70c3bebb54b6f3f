/** A file in the format that Playwright's `setInputFiles` expects. */
export interface SampleFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The smallest complete JPEG: one grey pixel. */
const PIXEL = Buffer.from(
  'ffd8ffdb004300030202020202030202020303030304060404040404080606050609080a0a090809090a0c0f0c0a0b0e0b09090d110d0e0f10' +
    '1011100a0c12131210130f101010ffc9000b080001000101011100ffcc000600101005ffda0008010100003f00d2cf20ffd9',
  'hex',
)

/** A photo of this size (bytes). The bytes after the picture's end are padding, which decoders ignore. */
export const photo = (name: string, bytes = PIXEL.length): SampleFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([PIXEL, Buffer.alloc(Math.max(0, bytes - PIXEL.length))]),
})

/** A PDF of this size (bytes). The portal uploads it unchanged. */
export const pdf = (name: string, bytes: number): SampleFile => {
  const start = Buffer.from('%PDF-1.4\n')
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([start, Buffer.alloc(bytes - start.length)]) }
}

/** A file of a type that the insurer rejects. */
export const note = (name: string): SampleFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from('jegyzet') })
