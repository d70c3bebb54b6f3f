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
 * Starts to ignore the second press of a double press if it hits another control than the first press. The customer has
 * not had time to read that control. A repeated call has no effect.
 */
export const blockStrayPresses = (): void => {
  window.addEventListener('mousedown', blockStrayPress, { capture: true })
  window.addEventListener('click', blockStrayPress, { capture: true })
}
