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
 * Whoever presses twice presses one thing: the second press does nothing to what has taken its place meanwhile, which
 * might send what nobody has looked at yet; it does not take the focus either, nor away from what has just come. Asking for it again changes nothing.
 */
export const keepPressesToTheirOwn = (): void => {
  window.addEventListener('mousedown', keepToItsOwn, { capture: true })
  window.addEventListener('click', keepToItsOwn, { capture: true })
}
