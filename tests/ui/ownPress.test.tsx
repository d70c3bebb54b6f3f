import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { blockStrayPresses } from '../../src/ui/controls/ownPress'

beforeAll(blockStrayPresses)
afterEach(cleanup)

/** Renders two buttons. Returns the spies of their presses, and a function that presses a button. */
const show = () => {
  const first = vi.fn()
  const second = vi.fn()
  const { getByText } = render(
    <>
      <button type="button" onClick={first}>
        Tovább
      </button>
      <button type="button" onClick={second}>
        <span>Beküldés</span>
      </button>
      <p>Figyelmeztetés</p>
    </>,
  )
  const press = (name: string, detail: number): boolean => {
    const target = getByText(name)
    const went = (['mousedown', 'click'] as const).map((type) =>
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail })),
    )
    return went.every(Boolean)
  }
  return { first, second, press }
}

test('the second press of a double click has no effect on a button that has appeared under the pointer', () => {
  const { first, second, press } = show()
  press('Tovább', 1)
  expect(press('Beküldés', 2)).toBe(false)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})

test('the second press of a double click is cancelled if it is on another element', () => {
  const { press } = show()
  press('Tovább', 1)
  expect(press('Figyelmeztetés', 2)).toBe(false)
})

test('a double click on one element is not cancelled, so that it can select a word', () => {
  const { press } = show()
  press('Figyelmeztetés', 1)
  expect(press('Figyelmeztetés', 2)).toBe(true)
})

test('repeated presses on one button have an effect, and so does a new press on another button', () => {
  const { first, second, press } = show()
  press('Tovább', 1)
  press('Tovább', 2)
  press('Tovább', 3)
  press('Beküldés', 1)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([3, 1])
})

test('a press by keyboard or by assistive technology always has an effect', () => {
  const { second, press } = show()
  press('Tovább', 1)
  expect(press('Beküldés', 0)).toBe(true)
  expect(second).toHaveBeenCalledOnce()
})
