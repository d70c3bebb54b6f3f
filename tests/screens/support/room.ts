import { expect } from 'vitest'
import { crowded } from '../../room'

/** How narrow a window gets, and how large its texts. */
const LEAST = [
  ['360px', '100%'],
  ['320px', '100%'],
  ['360px', '200%'],
] as const

/** All of the page has room on a phone, in a window of 320 px, and on a phone where texts are twice as large. */
export const checkRoom = (): void => {
  const frame = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  if (frame === undefined) return
  const { width } = frame.style
  for (const [narrow, size] of LEAST) {
    frame.style.width = narrow
    expect(crowded(size), `at ${narrow} with text at ${size}`).toEqual([])
  }
  frame.style.width = width
}
