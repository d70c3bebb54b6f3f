let pressedControl: Element | null = null

const blockStrayPress = (press: MouseEvent): void => {
  const control = press.target instanceof Element ? press.target.closest('button, a') : null
  if (press.detail <= 1) pressedControl = control
  else if (control !== pressedControl) {
    press.preventDefault()
    press.stopPropagation()
  }
}

/**
 * Starts to ignore the second press of a double press if the first press hit another element. The customer has not had
 * time to read the new element. May be called more than once.
 */
export const blockStrayPresses = (): void => {
  window.addEventListener('mousedown', blockStrayPress, { capture: true })
  window.addEventListener('click', blockStrayPress, { capture: true })
}
