import { pathOf } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'

/** How far something may begin from where it began without anybody seeing it jump (CSS pixels): browsers count from there. */
const SEEN = 3

/** How far down everything on the page begins, from the top of the window. */
const heights = (): readonly number[] =>
  [...document.querySelectorAll('#root *')].map((element) => element.getBoundingClientRect().top)

/** Whether something jumps that is seen; what lies further down may. */
const jumps = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((from, index) => {
    const to = after[index] ?? from
    return Math.abs(to - from) >= SEEN && Math.min(from, to) < window.innerHeight
  })

/**
 * Has the portal's typeface, and shows it at once where nothing in sight jumps by that: a text that breaks into fewer
 * lines would pull away what is being read or pressed. Otherwise the next place is the first that is drawn in it.
 */
export const showTypeface = async (app: AppActor): Promise<void> => {
  await document.fonts.load('1em Figtree')
  const { dataset } = document.documentElement
  const before = heights()
  dataset.typeface = ''
  // Both are measured before anything is drawn: whatever is taken back was never seen.
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
