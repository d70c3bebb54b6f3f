import { expect, test, vi } from 'vitest'
import { leave } from '../../../src/browser/leave'

/**
 * Sends a page to the payment provider. The returned `comeBack` shows the page again; `persisted` is `true` if the
 * browser restores it from its back/forward cache.
 */
const openLeavingPage = (away = new AbortController()) => {
  const page = new EventTarget()
  const [go, stop, reload] = [vi.fn<(address: string) => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  leave('https://fizetes.example/', away.signal, { page, go, stop, reload })
  const comeBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { go, stop, reload, away, comeBack }
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

test('the browser stops opening the provider’s page when the redirect is cancelled', () => {
  const { away, stop } = openLeavingPage()
  expect(stop).not.toHaveBeenCalled()
  away.abort()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('the browser does not open the provider’s page if the redirect was cancelled before it began', () => {
  const away = new AbortController()
  away.abort()
  expect(openLeavingPage(away).go).not.toHaveBeenCalled()
})
