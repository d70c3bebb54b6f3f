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
 * From now on ignores the second press of a double press if another element is under the pointer by then, because the
 * customer cannot have read what it would send. May be called more than once.
 */
export const keepPressesToTheirOwn = (): void => {
  window.addEventListener('mousedown', keepToItsOwn, { capture: true })
  window.addEventListener('click', keepToItsOwn, { capture: true })
}
