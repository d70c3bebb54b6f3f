let isPressed = false

const note = (pressed: boolean) => () => {
  isPressed = pressed
}
window.addEventListener('pointerdown', note(true), { capture: true })
window.addEventListener('pointerup', note(false), { capture: true })
window.addEventListener('pointercancel', note(false), { capture: true })

/**
 * Acts at once or, while a button is being pressed, after its click: a message that appears in between would push the
 * button away from under the finger, and the click would be lost.
 */
export const afterPress = (act: () => void): void => {
  if (!isPressed) {
    act()
    return
  }
  const released = new AbortController()
  const later = () => {
    released.abort()
    setTimeout(act)
  }
  window.addEventListener('pointerup', later, { signal: released.signal })
  window.addEventListener('pointercancel', later, { signal: released.signal })
}
