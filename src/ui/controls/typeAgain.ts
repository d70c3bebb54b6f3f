type TypedInput = HTMLInputElement | HTMLTextAreaElement

/** Types a value again, so that React notices it. */
export const typeAgain = (input: TypedInput, value: string): void => {
  // React records each value that is set on the element itself, and ignores an event if the value is unchanged. The
  // prototype's setter bypasses that record.
  input.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Checks or unchecks a radio button or checkbox again, so that React notices it. */
export const chooseAgain = (input: HTMLInputElement, checked: boolean): void => {
  input.checked = !checked
  input.click()
}

/** Days and times, without those whose question is answered by "I do not know". */
const PICKED = 'input[data-readable]:not(.with-unknown:has(:checked) *)'

const TYPED = 'input:not([type=file], [type=radio], [type=checkbox]), textarea'

/** True while controls are answered again: their events do not start another round. */
let isReading = false

/**
 * Types and chooses again what a password manager or another filler has set without an event. React keeps the value that it
 * knows as an input's default; selects, radio buttons and checkboxes have it in `data-heard`.
 *
 * @param answered - The control whose own event is being handled, which is skipped.
 */
export const typeUnheard = (form: HTMLFormElement, answered?: EventTarget): void => {
  if (isReading) return
  isReading = true
  for (const input of form.querySelectorAll<TypedInput>(TYPED)) {
    const { value, defaultValue } = input
    if (input !== answered && value !== defaultValue) typeAgain(input, value)
  }
  // A half-typed day has no value, so its change fires no event. It is empty if it is shown again.
  for (const input of form.querySelectorAll<HTMLInputElement>(PICKED)) {
    if (`${!input.validity.badInput}` !== input.dataset.readable) input.dispatchEvent(new Event('invalid'))
  }
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-heard]')) {
    if (select !== answered && select.value !== select.dataset.heard) {
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-heard]:enabled')) {
    const { type, checked } = input
    // Selecting the new radio button also deselects the old one.
    const isAnswer = type === 'checkbox' || checked
    if (input !== answered && isAnswer && `${checked}` !== input.dataset.heard) chooseAgain(input, checked)
  }
  isReading = false
}
