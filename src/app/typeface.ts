import { pathOf } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'

/** The largest shift of an element that is not noticed (CSS pixels). */
const LARGEST_UNSEEN_SHIFT = 3

/** The top position of every element, from the top of the window. */
const elementTops = (): readonly number[] =>
  [...document.querySelectorAll('#root *')].map((element) => element.getBoundingClientRect().top)

/** Tells if an element moves noticeably. Ignores elements below the window. */
const isShiftVisible = (topsBefore: readonly number[], topsAfter: readonly number[]): boolean =>
  topsBefore.some((oldTop, index) => {
    const newTop = topsAfter[index] ?? oldTop
    return Math.abs(newTop - oldTop) >= LARGEST_UNSEEN_SHIFT && Math.min(oldTop, newTop) < window.innerHeight
  })

/**
 * Loads the web font, and shows it at once if nothing visible moves. Otherwise it is shown from the next route on: a
 * text that needs fewer lines would move the text being read or the button being pressed.
 */
export const showTypeface = async (app: AppActor): Promise<void> => {
  await document.fonts.load('1em Figtree')
  const { dataset } = document.documentElement
  const topsBefore = elementTops()
  dataset.typeface = ''
  // Both layouts are measured before the next frame, so a rejected font is never visible.
  if (!isShiftVisible(topsBefore, elementTops())) return
  delete dataset.typeface
  const currentPath = (): string => pathOf(app.getSnapshot().context.route)
  const initialPath = currentPath()
  const { unsubscribe } = app.subscribe(() => {
    if (currentPath() === initialPath) return
    dataset.typeface = ''
    unsubscribe()
  })
}
