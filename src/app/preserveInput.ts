import { attempt } from '../ui/attempt'
import { chooseAgain, typeAgain } from '../ui/typeAgain'

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('#root input[id]')]

const controls = () => [...document.querySelectorAll<HTMLElement>('#root :is(a, button, input)')]

/** What was sent before the page answered: the event of the first mark that a browser has set (`EarlyMark`). */
const earlyPress = (): string | undefined =>
  attempt(() => CSS.supports('selector(:user-valid)'), false)
    ? document.querySelector<HTMLInputElement>('#root .early:user-valid')?.value
    : undefined

/** Sends again, now that somebody hears of it. */
const press = (event: string): void => {
  const control = document.querySelector<HTMLElement>(`#root [data-event="${event}"]`)
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control?.click()
}

const NO_CARET = { selectionStart: null, selectionEnd: null }

/** Finds a control again in a page that is drawn anew. */
const nameOf = (control: Element): string => control.id || `${control.textContent}`

const isTouched = ({ type, value, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'radio' ? checked && !defaultChecked : value !== ''

/** Types or chooses again, the way React hears of it. */
const enter = (input: HTMLInputElement, value: string): void => {
  if (input.type === 'radio') chooseAgain(input, true)
  else typeAgain(input, value)
}

/**
 * Keeps what was typed, chosen and sent before the page answered, and where the focus and the caret stand. The returned
 * function gives it to the page that answers; in between, the browser must not get to do anything.
 */
export const preserveInput = (): (() => void) => {
  const typed = new Map(
    inputs()
      .filter(isTouched)
      .map(({ id, value }) => [id, value]),
  )
  const sent = earlyPress()
  const focused = document.activeElement
  const name = focused && nameOf(focused)
  const { selectionStart, selectionEnd } = focused instanceof HTMLInputElement ? focused : NO_CARET
  return () => {
    for (const input of inputs()) {
      const value = typed.get(input.id)
      if (value !== undefined) enter(input, value)
    }
    const control = controls().find((one) => nameOf(one) === name)
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLInputElement && selectionStart !== null) {
      control.setSelectionRange(selectionStart, selectionEnd)
    }
    if (sent !== undefined) press(sent)
  }
}
