import { expect } from 'vitest'
import { crowded } from '../../room'

/** How narrow a window gets, and how large its texts. */
const LEAST = [
  ['360px', '100%'],
  ['320px', '100%'],
  ['360px', '200%'],
] as const

/** What is found on a phone, in a window of 320 px, and on a phone with texts twice as large. */
export const atEveryRoom = <Found>(look: (size: string) => Found): readonly Found[] => {
  const frame = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  if (frame === undefined) return []
  const { width } = frame.style
  const { style } = document.documentElement
  const found = LEAST.map(([narrow, size]) => {
    frame.style.width = narrow
    style.fontSize = size
    return look(size)
  })
  style.fontSize = ''
  frame.style.width = width
  return found
}

/** All of the page has room there. */
export const checkRoom = (): void => {
  const found = atEveryRoom((size) => ({ size, crowded: crowded(size) }))
  for (const { size, crowded: what } of found) expect(what, `with text at ${size}`).toEqual([])
}
