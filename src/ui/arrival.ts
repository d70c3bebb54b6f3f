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

/**
 * As a ref: what answers a press takes the focus when it appears, and is brought into sight, clear of the bar at the foot of
 * a phone. What is higher than the window is seen from its beginning.
 */
export const answerPress = (answer: HTMLElement | null): void => {
  if (answer === null) return
  answer.focus({ preventScroll: true })
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room =
    window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
  answer.scrollIntoView({ block: answer.offsetHeight > room ? 'start' : 'nearest' })
}
