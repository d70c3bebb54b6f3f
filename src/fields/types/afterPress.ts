/** The longest time between a finger's lift and its click (ms). */
const LATEST_CLICK = 500

let isPressed = false
let postponedActs: (() => void)[] = []
let clickTimer: ReturnType<typeof setTimeout> | undefined

const startPress = (): void => {
  clearTimeout(clickTimer)
  isPressed = true
}

const endPress = (): void => {
  clearTimeout(clickTimer)
  isPressed = false
  const pendingActs = postponedActs
  postponedActs = []
  // Waits for a new task, so that handlers of the click run first.
  setTimeout(() => {
    for (const act of pendingActs) act()
  })
}

/**
 * Ends a press if no click follows its release. A mouse's click comes at once, a touch's after emulated mouse events.
 */
const awaitClick = (): void => {
  clearTimeout(clickTimer)
  clickTimer = setTimeout(endPress, LATEST_CLICK)
}

window.addEventListener('pointerdown', startPress, { capture: true })
window.addEventListener('pointerup', awaitClick, { capture: true })
window.addEventListener('pointercancel', endPress, { capture: true })
window.addEventListener('click', endPress, { capture: true })

/**
 * Runs a function at once or, while a button is being pressed, after the click. A message that appears during the press
 * would move the button away from the finger. The click would then be lost. Leaving a field can show such a message:
 * with a mouse when the button is pressed, with a finger only after it is lifted. So a press lasts until its click.
 */
export const afterPress = (act: () => void): void => {
  if (isPressed) postponedActs.push(act)
  else act()
}
