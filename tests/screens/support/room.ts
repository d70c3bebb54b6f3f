import { expect } from 'vitest'
import { crowded } from '../../room'

/** Minimum window widths and text sizes. */
const LEAST = [
  ['360px', '100%'],
  ['320px', '100%'],
  ['360px', '200%'],
] as const

/** Runs a check on a phone, in a window of 320 px, and on a phone with double text size. */
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

/** Checks that the whole page fits. */
export const checkRoom = (): void => {
  const found = atEveryRoom((size) => ({ size, crowded: crowded(size) }))
  for (const { size, crowded: what } of found) expect(what, `with text at ${size}`).toEqual([])
}
