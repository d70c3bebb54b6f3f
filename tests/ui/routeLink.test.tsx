import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Navigate, RouteLink } from '../../src/ui/RouteLink'

afterEach(cleanup)

const drawn = () => {
  const navigate = vi.fn()
  const followed = vi.fn()
  render(
    <Navigate value={navigate}>
      <RouteLink href="/kgfb/ugyek" onClick={followed}>
        Ügyek
      </RouteLink>
    </Navigate>,
  )
  return { navigate, followed, link: screen.getByRole('link', { name: 'Ügyek' }) }
}

test('an ordinary press asks the portal for the place, and loads no page', () => {
  const { navigate, followed, link } = drawn()
  const press = createEvent.click(link)
  fireEvent(link, press)
  expect(press.defaultPrevented).toBe(true)
  expect(navigate.mock.calls).toEqual([['/kgfb/ugyek']])
  expect(followed).toHaveBeenCalledOnce()
})

for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
  test(`a press with ${Object.keys(held)} is the browser's own: the place opens elsewhere`, () => {
    const { navigate, link } = drawn()
    let wasPrevented = true
    // Looked at last, and then kept from opening a window in the middle of the tests.
    window.addEventListener(
      'click',
      (press) => {
        wasPrevented = press.defaultPrevented
        press.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(link, held)
    expect(wasPrevented).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
    expect(link).toHaveAttribute('href', '/kgfb/ugyek')
  })
}
