/**
 * Returns a 64-bit digest of numbers: fast, synchronous, and the same in Node and in browsers. It is cyrb53 by bryc
 * (public domain), with all bits of both halves. The digest does not hide the numbers; `saltedDigest` does.
 */
export const digestOf = (units: Uint16Array | Uint32Array): string => {
  let firstHalf = 0xdeadbeef
  let secondHalf = 0x41c6ce57
  for (const unit of units) {
    firstHalf = Math.imul(firstHalf ^ unit, 0x9e3779b1)
    secondHalf = Math.imul(secondHalf ^ unit, 0x5f356495)
  }
  firstHalf =
    Math.imul(firstHalf ^ (firstHalf >>> 16), 0x85ebca6b) ^ Math.imul(secondHalf ^ (secondHalf >>> 13), 0xc2b2ae35)
  secondHalf =
    Math.imul(secondHalf ^ (secondHalf >>> 16), 0x85ebca6b) ^ Math.imul(firstHalf ^ (firstHalf >>> 13), 0xc2b2ae35)
  return [secondHalf, firstHalf].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The digest of a text. */
export const digest = (text: string): string =>
  digestOf(Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)))
