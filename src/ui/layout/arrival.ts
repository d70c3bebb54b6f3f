import { attempt } from '../attempt'

let isFocusAllowed = false

/** Lets new screens take the focus from now on. Before the call, the focus stays where the browser put it. */
export const allowFocus = (): void => {
  isFocusAllowed = true
}

/** Focuses an element without scrolling. Some extensions replace `focus` by a function that throws. */
const focusQuietly = (element: HTMLElement): void => attempt(() => element.focus({ preventScroll: true }), undefined)

/** Scrolls an element into the window. */
export const scrollTo = (element: Element, block: ScrollLogicalPosition): void =>
  attempt(() => element.scrollIntoView({ block }), undefined)

/**
 * Ref callback for the heading of a new screen. The heading takes the focus, so that screen readers read it and tabbing
 * continues from it.
 */
export const focusNewHeading = (heading: HTMLElement | null): void => {
  if (heading === null || !isFocusAllowed) return
  attempt(() => window.scrollTo(0, 0), undefined)
  focusQuietly(heading)
}

/**
 * Ref callback for the heading of a page part that the customer requested by a press. The heading takes the focus and
 * scrolls into view.
 */
export const focusRequestedHeading = (heading: HTMLElement | null): void => {
  if (heading === null || !isFocusAllowed) return
  focusQuietly(heading)
  scrollTo(heading.closest('li') ?? heading, 'nearest')
}

/** Minimum gap between an on-screen keyboard and the focused element (px). */
const KEYBOARD_GAP = 16

/**
 * Scrolls an element so that the on-screen keyboard does not cover it. Browsers do this for a field that the customer
 * presses. They do not if the field already has the focus, or if a new message above it moves it down.
 */
export const scrollClearOfKeyboard = (element: Element): void => {
  const viewport = attempt(() => window.visualViewport, null)
  // Does not scroll if `visualViewport` is missing, because some privacy extensions remove it. Does not scroll if the
  // page is zoomed in, because the customer has chosen the visible part. In all other cases a lower viewport means that
  // the keyboard is open.
  if (!viewport || viewport.scale > 1) return
  const viewportBottom = viewport.offsetTop + viewport.height
  const { top, bottom } = element.getBoundingClientRect()
  if (viewportBottom < window.innerHeight && bottom + KEYBOARD_GAP > viewportBottom)
    window.scrollBy(0, Math.min(bottom + KEYBOARD_GAP - viewportBottom, Math.max(0, top)))
}

/** Starts to scroll the focused field into view whenever the on-screen keyboard opens. */
export const followKeyboard = (): void =>
  attempt(() => window.visualViewport, null)?.addEventListener('resize', () => {
    const { activeElement } = document
    if (activeElement?.matches('input, select, textarea')) scrollClearOfKeyboard(activeElement)
  })

/**
 * Ref callback for an element that appears after a press. It takes the focus and scrolls into view, above the bar at
 * the bottom of a phone. If it is higher than the window, its top is shown.
 */
export const focusAnswer = (answer: HTMLElement | null): void => {
  if (answer === null) return
  focusQuietly(answer)
  scrollIntoSight(answer)
}

/** Ref callback for an element that appears after a press. It scrolls into view without taking the focus. */
export const scrollIntoSight = (answer: HTMLElement | null): void => {
  if (answer === null) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const visibleHeight =
    window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
  scrollTo(answer, answer.offsetHeight > visibleHeight ? 'start' : 'nearest')
  scrollClearOfKeyboard(answer)
}

/**
 * Ref callback like `focusAnswer`, for an element that may disappear, e.g. when an awaited file arrives. If it
 * disappears with the focus, the focus moves to the main button.
 */
export const focusAnswerWhileShown = (answer: HTMLElement | null) => {
  focusAnswer(answer)
  return () => {
    if (answer?.contains(document.activeElement))
      answer.closest('main')?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  }
}
