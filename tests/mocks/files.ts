const beginnings: ReadonlyMap<string, readonly number[]> = new Map([
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
])

/**
 * Returns a file of `size` bytes. If the insurer accepts the type, the file begins with the first bytes of that type.
 * All other bytes are zero.
 */
export const fileLike = (type: string, name: string, size = 100): File => {
  const bytes = new Uint8Array(size)
  bytes.set((beginnings.get(type) ?? []).slice(0, size))
  return new File([bytes], name, { type })
}
