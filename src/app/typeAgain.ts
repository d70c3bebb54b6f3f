type TypedInput = HTMLInputElement | HTMLTextAreaElement

/** Types a value again, so that React notices it. */
export const typeAgain = (input: TypedInput, value: string): void => {
  // React compares with the value that was last set on the element itself. The prototype's setter goes past it.
  input.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const TYPED = 'input:not([type=file], [type=radio], [type=checkbox]), textarea'

/**
 * Types and chooses again what a password manager or another filler has set without an event. React keeps the value that it
 * knows as an input's default; a select tells it in `data-heard`.
 */
export const typeUnheard = (form: HTMLFormElement): void => {
  for (const input of form.querySelectorAll<TypedInput>(TYPED)) {
    const { value, defaultValue } = input
    if (value !== defaultValue) typeAgain(input, value)
  }
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-heard]')) {
    if (select.value !== select.dataset.heard) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
