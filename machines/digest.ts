/**
 * Returns a 64-bit digest of numbers: fast, synchronous, and the same in Node and in browsers. It is cyrb53 by bryc
 * (public domain), with all bits of both halves. It does not hide its input; use `saltedDigest` for that.
 */
export const digestOf = (units: Uint16Array | Uint32Array): string => {
  let first = 0xdeadbeef
  let second = 0x41c6ce57
  for (const unit of units) {
    first = Math.imul(first ^ unit, 0x9e3779b1)
    second = Math.imul(second ^ unit, 0x5f356495)
  }
  first = Math.imul(first ^ (first >>> 16), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 13), 0xc2b2ae35)
  second = Math.imul(second ^ (second >>> 16), 0x85ebca6b) ^ Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return [second, first].map((lane) => (lane >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The digest of a text. */
export const digest = (text: string): string =>
  digestOf(Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)))
