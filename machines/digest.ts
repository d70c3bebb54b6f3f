/**
 * A short digest of the input, synchronous, with the same result in Node and in browsers: 64 bits (cyrb53 with both of
 * its lanes whole, by bryc, in the public domain). A chance collision has probability 2^-64, but the digest does not
 * hide its input: see `saltedDigest`.
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
