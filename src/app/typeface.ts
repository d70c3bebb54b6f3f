import { pathOf } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'

/** The largest shift of an element that is not noticed (CSS pixels). */
const SEEN = 3

/** The top position of every element, from the top of the window. */
const heights = (): readonly number[] =>
  [...document.querySelectorAll('#root *')].map((element) => element.getBoundingClientRect().top)

/** Tells if a visible element moves noticeably. Elements further down may move. */
const jumps = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((from, index) => {
    const to = after[index] ?? from
    return Math.abs(to - from) >= SEEN && Math.min(from, to) < window.innerHeight
  })

/**
 * Loads the web font, and shows it at once if nothing visible moves. Otherwise it is shown from the next route on: a
 * text that needs fewer lines would move the text being read or the button being pressed.
 */
export const showTypeface = async (app: AppActor): Promise<void> => {
  await document.fonts.load('1em Figtree')
  const { dataset } = document.documentElement
  const before = heights()
  dataset.typeface = ''
  // Both layouts are measured before the next frame, so a rejected font is never visible.
  if (!jumps(before, heights())) return
  delete dataset.typeface
  const pathNow = (): string => pathOf(app.getSnapshot().context.route)
  const here = pathNow()
  const { unsubscribe } = app.subscribe(() => {
    if (pathNow() === here) return
    dataset.typeface = ''
    unsubscribe()
  })
}
