const toHex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** Returns a random id. A page loaded over plain HTTP has no `crypto.randomUUID`, and a browser may block it. */
export const newId = (): string => {
  try {
    return crypto.randomUUID()
  } catch {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
  }
}
