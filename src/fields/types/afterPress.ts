/** How long after the finger was lifted its click may still come, in milliseconds. */
const LATEST_CLICK = 500

let isPressed = false
let waiting: (() => void)[] = []
let noClick: ReturnType<typeof setTimeout> | undefined

const press = (): void => {
  clearTimeout(noClick)
  isPressed = true
}

const end = (): void => {
  clearTimeout(noClick)
  isPressed = false
  const acts = waiting
  waiting = []
  // Whoever hears the click is first.
  setTimeout(() => {
    for (const act of acts) act()
  })
}

/** The click follows a mouse's release at once; a finger's only after the mouse's events that stand for its touch. */
const lift = (): void => {
  clearTimeout(noClick)
  noClick = setTimeout(end, LATEST_CLICK)
}

window.addEventListener('pointerdown', press, { capture: true })
window.addEventListener('pointerup', lift, { capture: true })
window.addEventListener('pointercancel', end, { capture: true })
window.addEventListener('click', end, { capture: true })

/**
 * Acts at once or, while a button is being pressed, after its click: a message that appears in between would push the
 * button away from under the finger, and the click would be lost. A mouse takes the focus away before it is released,
 * a finger after that.
 */
export const afterPress = (act: () => void): void => {
  if (isPressed) waiting.push(act)
  else act()
}
