/** The kinds of file that the insurer knows by their first bytes. */
export type FileKind = 'image/jpeg' | 'image/png' | 'application/pdf'

const SIGNATURES: ReadonlyArray<readonly [FileKind, readonly number[]]> = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** What a file is by its first bytes (eight are enough), whatever its name and type say; null for anything else. */
export const kindOf = (bytes: Uint8Array): FileKind | null =>
  SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? null
