let pressed: Element | null = null

const keepToItsOwn = (press: MouseEvent): void => {
  const control = press.target instanceof Element ? press.target.closest('button, a') : null
  if (press.detail <= 1) pressed = control
  else if (control !== pressed) {
    press.preventDefault()
    press.stopPropagation()
  }
}

/**
 * Ignores the second press of a double press if the element under it has changed. It might otherwise send something
 * that the customer has not read, or move the focus. Calling this again changes nothing.
 */
export const keepPressesToTheirOwn = (): void => {
  window.addEventListener('mousedown', keepToItsOwn, { capture: true })
  window.addEventListener('click', keepToItsOwn, { capture: true })
}
