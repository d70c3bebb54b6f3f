import { attempt } from './attempt'

let isAllowed = false

/** The first screen leaves the focus where the browser put it; every later one takes it. */
export const allowFocus = (): void => {
  isAllowed = true
}

/** Some extensions replace `focus` and `scrollIntoView` by functions that throw. */
const focusQuietly = (element: HTMLElement): void => attempt(() => element.focus({ preventScroll: true }), undefined)

/** Scrolls an element into the window. */
export const scrollTo = (element: Element, block: ScrollLogicalPosition): void =>
  attempt(() => element.scrollIntoView({ block }), undefined)

/** As a ref: the heading of a screen that has just appeared takes the focus, so that it is read out and tabbing goes on from it. */
export const arrive = (heading: HTMLElement | null): void => {
  if (heading === null || !isAllowed) return
  attempt(() => window.scrollTo(0, 0), undefined)
  focusQuietly(heading)
}

/** As a ref: the heading of what somebody came for, further down than that of its screen. */
export const arriveAt = (heading: HTMLElement | null): void => {
  if (heading === null || !isAllowed) return
  focusQuietly(heading)
  scrollTo(heading.closest('li') ?? heading, 'nearest')
}

/** What stays free between an on-screen keyboard and what has the focus (px). */
const GAP = 16

/**
 * Brings into sight what an on-screen keyboard lies over. Browsers do so for a field that is pressed; what has the focus
 * already, or moves down as something is said above it, stays where it is.
 */
export const clearOfKeyboard = (element: Element): void => {
  const seen = attempt(() => window.visualViewport, null)
  // Some privacy extensions remove `visualViewport`.
  // The page keeps its size under a keyboard. Whoever has magnified it sees a part that they chose themselves.
  if (!seen || seen.scale > 1) return
  const end = seen.offsetTop + seen.height
  const { top, bottom } = element.getBoundingClientRect()
  if (end < window.innerHeight && bottom + GAP > end) window.scrollBy(0, Math.min(bottom + GAP - end, Math.max(0, top)))
}

/** From now on the field that is typed into stays clear of an on-screen keyboard as that comes. */
export const followKeyboard = (): void =>
  attempt(() => window.visualViewport, null)?.addEventListener('resize', () => {
    const { activeElement } = document
    if (activeElement?.matches('input, select, textarea')) clearOfKeyboard(activeElement)
  })

/**
 * As a ref: what answers a press takes the focus when it appears, and is brought into sight, clear of the bar at the foot of
 * a phone. What is higher than the window is seen from its beginning.
 */
export const answerPress = (answer: HTMLElement | null): void => {
  if (answer === null) return
  focusQuietly(answer)
  bringIntoSight(answer)
}

/** As a ref: what a press has led to is seen, and the focus stays where it is. */
export const bringIntoSight = (answer: HTMLElement | null): void => {
  if (answer === null) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room =
    window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
  scrollTo(answer, answer.offsetHeight > room ? 'start' : 'nearest')
  clearOfKeyboard(answer)
}

/**
 * As a ref: the same of what may go by itself, as a file that was awaited arrives. The focus that it had goes to the main
 * button, with which one goes on then, and not to nowhere.
 */
export const answerWhileShown = (answer: HTMLElement | null) => {
  answerPress(answer)
  return () => {
    if (answer?.contains(document.activeElement))
      answer.closest('main')?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  }
}
