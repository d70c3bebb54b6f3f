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

test('leaving navigates the browser to the address', () => {
  expect(leaving().go.mock.calls).toEqual([['https://fizetes.example/']])
})

test('a page that is restored from the back/forward cache reloads', () => {
  const { comeBack, reload } = leaving()
  comeBack(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is shown without that cache does not reload', () => {
  const { comeBack, reload } = leaving()
  comeBack(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a page does not reload after leaving was cancelled', () => {
  const { away, comeBack, reload } = leaving()
  away.abort()
  comeBack(true)
  expect(reload).not.toHaveBeenCalled()
})
