type TypedInput = HTMLInputElement | HTMLTextAreaElement

/** Sets a value as if the customer typed it, so that React receives an event. */
export const typeAgain = (input: TypedInput, value: string): void => {
  // React records each value that is set on the element itself, and ignores an event if the value is unchanged. The
  // prototype's setter bypasses that record.
  input.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Sets a radio button or checkbox to `checked` by a click, so that React receives an event. */
export const chooseAgain = (input: HTMLInputElement, checked: boolean): void => {
  input.checked = !checked
  input.click()
}

/** Selector of the day and time inputs, except those of a question answered with "I do not know". */
const DAY_AND_TIME_INPUTS = 'input[data-readable]:not(.with-unknown:has(:checked) *)'

const TEXT_INPUTS = 'input:not([type=file], [type=radio], [type=checkbox]), textarea'

/** True while `reportAutofill` runs. The events that it causes must not start it again. */
let isReportingAutofill = false

/**
 * Sends the missing events for values that a password manager or another autofill has set. Such a value differs from
 * the one that React knows: `defaultValue` of a text input, `data-heard` of a select, radio button or checkbox.
 * @param answered - The control whose own event is being handled, which is skipped.
 */
export const reportAutofill = (form: HTMLFormElement, answered?: EventTarget): void => {
  if (isReportingAutofill) return
  isReportingAutofill = true
  for (const input of form.querySelectorAll<TypedInput>(TEXT_INPUTS)) {
    const { value, defaultValue } = input
    if (input !== answered && value !== defaultValue) typeAgain(input, value)
  }
  // A half-typed day has no value and fires no change event, so an `invalid` event reports it. An `invalid` event also
  // reports the opposite: React knows a half-typed day, but the input is empty after a new render.
  for (const input of form.querySelectorAll<HTMLInputElement>(DAY_AND_TIME_INPUTS)) {
    if (`${!input.validity.badInput}` !== input.dataset.readable) input.dispatchEvent(new Event('invalid'))
  }
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-heard]')) {
    if (select !== answered && select.value !== select.dataset.heard) {
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-heard]:enabled')) {
    const { type, checked } = input
    // A deselected radio button is not reported, because selecting another one deselects it.
    const isSendable = type === 'checkbox' || checked
    if (input !== answered && isSendable && `${checked}` !== input.dataset.heard) chooseAgain(input, checked)
  }
  isReportingAutofill = false
}
