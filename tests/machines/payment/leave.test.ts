import { expect, test, vi } from 'vitest'
import { leave } from '../../../src/browser/leave'

/**
 * Sends a page to the payment provider. The returned `comeBack` shows the page again; `persisted` is `true` if the
 * browser restores it from its back/forward cache.
 */
const openLeavingPage = () => {
  const page = new EventTarget()
  const [go, reload] = [vi.fn<(address: string) => void>(), vi.fn<() => void>()]
  const away = new AbortController()
  leave('https://fizetes.example/', away.signal, { page, go, reload })
  const comeBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { go, reload, away, comeBack }
}

test('leaving the portal sends the browser to the provider’s address', () => {
  expect(openLeavingPage().go.mock.calls).toEqual([['https://fizetes.example/']])
})

test('the page left for the payment provider reloads if the browser restores it from the back/forward cache', () => {
  const { comeBack, reload } = openLeavingPage()
  comeBack(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the page left for the payment provider does not reload if the browser shows it again without the back/forward cache', () => {
  const { comeBack, reload } = openLeavingPage()
  comeBack(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the page does not reload when it is restored from the back/forward cache if the redirect was cancelled before', () => {
  const { away, comeBack, reload } = openLeavingPage()
  away.abort()
  comeBack(true)
  expect(reload).not.toHaveBeenCalled()
})
