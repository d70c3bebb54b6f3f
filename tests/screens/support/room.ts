import { expect } from 'vitest'
import { tooWide } from '../../room'

/** How narrow a window gets, and how large its texts. */
const LEAST = [
  ['320px', '100%'],
  ['360px', '200%'],
] as const

/** Nothing is wider than a window of 320 px, nor than one of 360 px where texts are twice as large. */
export const checkRoom = (): void => {
  const frame = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  if (frame === undefined) return
  const { width } = frame.style
  for (const [narrow, size] of LEAST) {
    frame.style.width = narrow
    expect(tooWide(size), `at ${narrow} with text at ${size}`).toEqual([])
  }
  frame.style.width = width
}
