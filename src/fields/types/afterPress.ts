/** The longest time between a finger's lift and its click (ms). */
const LATEST_CLICK = 500

let isPressed = false
let postponed: (() => void)[] = []
let clickTimer: ReturnType<typeof setTimeout> | undefined

const press = (): void => {
  clearTimeout(clickTimer)
  isPressed = true
}

const endPress = (): void => {
  clearTimeout(clickTimer)
  isPressed = false
  const acts = postponed
  postponed = []
  // Waits for a new task, so that handlers of the click run first.
  setTimeout(() => {
    for (const act of acts) act()
  })
}

/**
 * Ends a press if no click follows its release. A mouse's click comes at once, a touch's after emulated mouse events.
 */
const lift = (): void => {
  clearTimeout(clickTimer)
  clickTimer = setTimeout(endPress, LATEST_CLICK)
}

window.addEventListener('pointerdown', press, { capture: true })
window.addEventListener('pointerup', lift, { capture: true })
window.addEventListener('pointercancel', endPress, { capture: true })
window.addEventListener('click', endPress, { capture: true })

/**
 * Runs a function at once or, while a button is being pressed, after the click. A message that appears during the press
 * would move the button away from the finger, and the click would be lost. Leaving a field can show such a message:
 * with a mouse when the button is pressed, with a finger only after it is lifted. So a press counts until its click.
 */
export const afterPress = (act: () => void): void => {
  if (isPressed) postponed.push(act)
  else act()
}
