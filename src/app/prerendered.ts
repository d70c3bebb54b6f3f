import { pathOf } from '../../machines/routes'
import type { AppSnapshot } from './actor'

/** What the page's HTML was rendered from, as it stands beside it. */
const readPrerendered = (): { readonly screen?: unknown; readonly brand?: unknown } => {
  const kept = document.getElementById('prerendered')?.textContent
  return kept ? JSON.parse(kept) : {}
}

/** Whether the app would render just what stands in the page, so that React can take it over. */
export const isPrerendered = ({ context }: AppSnapshot): boolean => {
  const { screen, brand } = readPrerendered()
  const { configuration, session, place, kept, fault } = context
  return (
    configuration !== null &&
    fault === null &&
    session === null &&
    Object.values(kept).every((one) => one === null) &&
    !configuration.mock &&
    !configuration.showVersion &&
    screen === pathOf(place) &&
    JSON.stringify(brand) === JSON.stringify(configuration.brand)
  )
}

/** What was typed or chosen before the page answered, by the field's id. */
export const typedSoFar = (): ReadonlyMap<string, string> => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('#root input[id]')]
  return new Map(
    inputs.flatMap((input) => {
      if (input.type !== 'radio') return input.value === '' ? [] : [[input.id, input.value]]
      return input.checked && !input.defaultChecked ? [[input.id, input.value]] : []
    }),
  )
}

/** Gives the app what was typed before it answered, the way React hears of it. */
export const typeAgain = (typed: ReadonlyMap<string, string>): void => {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [id, value] of typed) {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) continue
    // React has taken over what stands there without telling anybody; only what differs from what it knows is a change.
    if (input.type === 'radio') {
      input.checked = false
      input.click()
    } else {
      input.value = ''
      setValue?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
