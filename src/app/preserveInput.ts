import { attempt } from '../ui/attempt'
import { chooseAgain, typeAgain } from '../ui/controls/typeAgain'

const findInputs = () => [...document.querySelectorAll<HTMLInputElement>('#root input[id]')]

const findControls = () => [...document.querySelectorAll<HTMLElement>('#root :is(a, button, input)')]

/**
 * Returns the event type of the first form that was submitted before hydration, or `undefined` if no form was. The
 * browser marks the `EarlyMark` in a submitted form.
 */
const findEarlyEvent = (): string | undefined =>
  attempt(() => CSS.supports('selector(:user-valid)'), false)
    ? document.querySelector<HTMLInputElement>('#root .early:user-valid')?.value
    : undefined

/**
 * Submits the form that sends this event, or presses the button or link that sends it. The customer's own press came
 * before hydration and had no effect.
 */
const pressControlOf = (event: string): void => {
  const control = document.querySelector<HTMLElement>(`#root [data-event="${event}"]`)
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control?.click()
}

const NO_CARET = { selectionStart: null, selectionEnd: null }

/** Returns a name that finds a control again after a new render of the page. */
const controlNameOf = (control: Element): string => control.id || `${control.textContent}`

const isTouched = ({ type, value, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'radio' ? checked && !defaultChecked : value !== ''

/** Types or chooses a value again, so that React notices it. */
const enterAgain = (input: HTMLInputElement, value: string): void => {
  if (input.type === 'radio') chooseAgain(input, true)
  else typeAgain(input, value)
}

/**
 * Records the text, choices, early events, focus and caret from before hydration. The returned function restores them
 * in the hydrated page. Hydrate synchronously between the two calls.
 */
export const preserveInput = (): (() => void) => {
  const valuesById = new Map(
    findInputs()
      .filter(isTouched)
      .map(({ id, value }) => [id, value]),
  )
  const earlyEvent = findEarlyEvent()
  const focusedElement = document.activeElement
  const focusedName = focusedElement && controlNameOf(focusedElement)
  const { selectionStart, selectionEnd } = focusedElement instanceof HTMLInputElement ? focusedElement : NO_CARET
  return () => {
    for (const input of findInputs()) {
      const value = valuesById.get(input.id)
      if (value !== undefined) enterAgain(input, value)
    }
    const control = findControls().find((candidate) => controlNameOf(candidate) === focusedName)
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLInputElement && selectionStart !== null) {
      control.setSelectionRange(selectionStart, selectionEnd)
    }
    if (earlyEvent !== undefined) pressControlOf(earlyEvent)
  }
}
