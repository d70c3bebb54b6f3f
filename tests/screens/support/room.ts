import { expect } from 'vitest'
import { crowded } from '../../room'

/** Minimum window widths and text sizes. */
const LEAST = [
  ['360px', '100%'],
  ['320px', '100%'],
  ['360px', '200%'],
] as const

/** Runs a check on a phone, in a window of 320 px, and on a phone with double text size. */
export const atEveryRoom = <Found>(check: (size: string) => Found): readonly Found[] => {
  const frame = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  if (frame === undefined) return []
  const { width } = frame.style
  const { style } = document.documentElement
  const results = LEAST.map(([narrow, size]) => {
    frame.style.width = narrow
    style.fontSize = size
    return check(size)
  })
  style.fontSize = ''
  frame.style.width = width
  return results
}

/** Checks that the whole page fits. */
export const checkRoom = (): void => {
  const results = atEveryRoom((size) => ({ size, crowded: crowded(size) }))
  for (const { size, crowded: crowdedElements } of results) expect(crowdedElements, `with text at ${size}`).toEqual([])
}
