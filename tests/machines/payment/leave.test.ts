import { expect, test, vi } from 'vitest'
import { leave } from '../../../src/browser/leave'

/** A page that is being redirected. */
const leaving = () => {
  const page = new EventTarget()
  const [go, reload] = [vi.fn<(address: string) => void>(), vi.fn<() => void>()]
  const away = new AbortController()
  leave('https://fizetes.example/', away.signal, { page, go, reload })
  const comeBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { go, reload, away, comeBack }
}

test('the browser is led to the address', () => {
  expect(leaving().go.mock.calls).toEqual([['https://fizetes.example/']])
})

test('a page that comes back from the browser’s cache loads again: the payment may have ended meanwhile', () => {
  const { comeBack, reload } = leaving()
  comeBack(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is only shown does not', () => {
  const { comeBack, reload } = leaving()
  comeBack(false)
  expect(reload).not.toHaveBeenCalled()
})

test('nor does one that the customer stayed on', () => {
  const { away, comeBack, reload } = leaving()
  away.abort()
  comeBack(true)
  expect(reload).not.toHaveBeenCalled()
})
