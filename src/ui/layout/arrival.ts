import { attempt } from '../attempt'

let isFocusAllowed = false

/** Allows screens to take the focus from now on. Before that, the focus stays where the browser put it. */
export const allowFocus = (): void => {
  isFocusAllowed = true
}

/** Focuses an element without scrolling. Some extensions replace `focus` by a function that throws. */
const focusQuietly = (element: HTMLElement): void => attempt(() => element.focus({ preventScroll: true }), undefined)

/** Scrolls an element into the window. */
export const scrollTo = (element: Element, block: ScrollLogicalPosition): void =>
  attempt(() => element.scrollIntoView({ block }), undefined)

/** Ref for the heading of a new screen: it takes the focus, so that it is read out and tabbing continues from it. */
export const focusNewHeading = (heading: HTMLElement | null): void => {
  if (heading === null || !isFocusAllowed) return
  attempt(() => window.scrollTo(0, 0), undefined)
  focusQuietly(heading)
}

/**
 * Ref callback for the heading of the part that the customer requested, below the screen's heading. The heading takes
 * the focus and scrolls into view.
 */
export const focusRequestedHeading = (heading: HTMLElement | null): void => {
  if (heading === null || !isFocusAllowed) return
  focusQuietly(heading)
  scrollTo(heading.closest('li') ?? heading, 'nearest')
}

/** Minimum gap between an on-screen keyboard and the focused element (px). */
const KEYBOARD_GAP = 16

/**
 * Scrolls an element so that the on-screen keyboard does not cover it. Browsers do so for a pressed field. They do not
 * for a field that already has the focus, or that a new message above has moved down.
 */
export const scrollClearOfKeyboard = (element: Element): void => {
  const viewport = attempt(() => window.visualViewport, null)
  // Nothing scrolls without `visualViewport`, which some privacy extensions remove. Nothing scrolls after zooming in,
  // because the customer has then chosen the visible part. Otherwise a lower viewport means a keyboard, because the
  // page keeps its height.
  if (!viewport || viewport.scale > 1) return
  const viewportBottom = viewport.offsetTop + viewport.height
  const { top, bottom } = element.getBoundingClientRect()
  if (viewportBottom < window.innerHeight && bottom + KEYBOARD_GAP > viewportBottom)
    window.scrollBy(0, Math.min(bottom + KEYBOARD_GAP - viewportBottom, Math.max(0, top)))
}

/** From now on scrolls the focused field into view when the on-screen keyboard opens. */
export const followKeyboard = (): void =>
  attempt(() => window.visualViewport, null)?.addEventListener('resize', () => {
    const { activeElement } = document
    if (activeElement?.matches('input, select, textarea')) scrollClearOfKeyboard(activeElement)
  })

/**
 * Ref callback for the answer to a press. It takes the focus and scrolls into view, above the bar at the bottom of a
 * phone. An answer higher than the window is shown from its top.
 */
export const focusAnswer = (answer: HTMLElement | null): void => {
  if (answer === null) return
  focusQuietly(answer)
  scrollIntoSight(answer)
}

/** Ref for the result of a press: it scrolls into view without taking the focus. */
export const scrollIntoSight = (answer: HTMLElement | null): void => {
  if (answer === null) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const visibleHeight =
    window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
  scrollTo(answer, answer.offsetHeight > visibleHeight ? 'start' : 'nearest')
  scrollClearOfKeyboard(answer)
}

/**
 * Ref callback like `focusAnswer`, for an element that may disappear, e.g. when an awaited file arrives. Its focus then
 * moves to the main button.
 */
export const focusAnswerWhileShown = (answer: HTMLElement | null) => {
  focusAnswer(answer)
  return () => {
    if (answer?.contains(document.activeElement))
      answer.closest('main')?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  }
}
