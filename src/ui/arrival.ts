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
