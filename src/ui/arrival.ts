let isAllowed = false

/** The first screen leaves the focus where the browser put it; every later one takes it. */
export const allowFocus = (): void => {
  isAllowed = true
}

/** As a ref: the heading of a screen that has just appeared takes the focus, so that it is read out and tabbing goes on from it. */
export const arrive = (heading: HTMLElement | null): void => {
  if (heading === null || !isAllowed) return
  window.scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}

/** As a ref: the heading of what somebody came for, further down than that of its screen. */
export const arriveAt = (heading: HTMLElement | null): void => {
  if (heading === null || !isAllowed) return
  heading.focus({ preventScroll: true })
  const whole = heading.closest('li') ?? heading
  whole.scrollIntoView({ block: 'nearest' })
}

/** What stays free between an on-screen keyboard and what has the focus (px). */
const GAP = 16

/**
 * Brings into sight what an on-screen keyboard lies over. Browsers do so for a field that is pressed; what has the focus
 * already, or moves down as something is said above it, stays where it is.
 */
export const clearOfKeyboard = (element: Element): void => {
  const { visualViewport: seen } = window
  // Some privacy extensions remove `visualViewport`.
  // The page keeps its size under a keyboard. Whoever has magnified it sees a part that they chose themselves.
  if (!seen || seen.scale > 1) return
  const end = seen.offsetTop + seen.height
  const { top, bottom } = element.getBoundingClientRect()
  if (end < window.innerHeight && bottom + GAP > end) window.scrollBy(0, Math.min(bottom + GAP - end, Math.max(0, top)))
}

/** From now on the field that is typed into stays clear of an on-screen keyboard as that comes. */
export const followKeyboard = (): void =>
  window.visualViewport?.addEventListener('resize', () => {
    const { activeElement } = document
    if (activeElement?.matches('input, select, textarea')) clearOfKeyboard(activeElement)
  })

/**
 * As a ref: what answers a press takes the focus when it appears, and is brought into sight, clear of the bar at the foot of
 * a phone. What is higher than the window is seen from its beginning.
 */
export const answerPress = (answer: HTMLElement | null): void => {
  if (answer === null) return
  answer.focus({ preventScroll: true })
  bringIntoSight(answer)
}

/** As a ref: what a press has led to is seen, and the focus stays where it is. */
export const bringIntoSight = (answer: HTMLElement | null): void => {
  if (answer === null) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room =
    window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
  answer.scrollIntoView({ block: answer.offsetHeight > room ? 'start' : 'nearest' })
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
