import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from '../../src/app/watchConnection'

const portal = vi.fn<() => Promise<{ status: number }>>()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** Answers each later request to the portal with this HTTP status. `undefined` means that the portal is unreachable. */
const answers = (status?: number) =>
  portal.mockImplementation(() =>
    status === undefined ? Promise.reject(new TypeError()) : Promise.resolve({ status }),
  )

/** Starts to wait for the connection. The returned function tells if the connection is back. */
const waitForLine = (signal = new AbortController().signal, line = watchConnection()) => {
  let isBack = false
  void line.back(signal).then(() => {
    isBack = true
  })
  return () => isBack
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://portal.example/kgfb/ugyek' })
  vi.stubGlobal('fetch', portal)
  Object.assign(page, { visibilityState: 'visible' })
  portal.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the browser’s online event ends a wait for the network at once', async () => {
  answers()
  const isBack = waitForLine()
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(isBack()).toBe(true)
})

test('a wait for the network ends when the portal answers again, even without an online event', async () => {
  answers()
  const isBack = waitForLine()
  await pass(60_000)
  expect(isBack()).toBe(false)
  answers(503)
  await pass(15_000)
  expect(isBack()).toBe(true)
})

test('a wait for the network continues without further requests if the portal answers the first request', async () => {
  answers(200)
  const isBack = waitForLine()
  await pass(600_000)
  expect(isBack()).toBe(false)
  expect(portal).toHaveBeenCalledOnce()
})

test('a file that failed to load is retried when the portal answers, and after a second failure only 15 seconds later', async () => {
  answers(200)
  const line = watchConnection()
  const fails = () => {
    line.fail()
    return waitForLine(undefined, line)
  }
  const isBack = fails()
  await pass(1)
  expect(isBack()).toBe(true)
  const isBackAgain = fails()
  await pass(14_000)
  expect(isBackAgain()).toBe(false)
  await pass(1_000)
  expect(isBackAgain()).toBe(true)
})

test('the portal is requested even if the browser reports that it is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answers()
  const isBack = waitForLine()
  await pass(60_000)
  expect(isBack()).toBe(false)
  answers(200)
  await pass(15_000)
  expect(isBack()).toBe(true)
})

test('the portal is not requested while the page is hidden or after the wait was aborted', async () => {
  answers()
  Object.assign(page, { visibilityState: 'hidden' })
  const controller = new AbortController()
  waitForLine(controller.signal)
  await pass(60_000)
  expect(portal).not.toHaveBeenCalled()
  Object.assign(page, { visibilityState: 'visible' })
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(portal).toHaveBeenCalledOnce()
  controller.abort()
  await pass(60_000)
  expect(portal).toHaveBeenCalledOnce()
})

test('repeated online events start no parallel requests', async () => {
  answers()
  const line = watchConnection()
  for (let told = 0; told < 20; told += 1) {
    waitForLine(undefined, line)
    await pass(250)
    window.dispatchEvent(new Event('online'))
  }
  portal.mockClear()
  await pass(60_000)
  expect(portal).not.toHaveBeenCalled()
})

test('a file that fails to load again and again is retried with growing pauses', async () => {
  answers(200)
  const line = watchConnection()
  let times = 0
  const tryAgain = async (): Promise<void> => {
    line.fail()
    await line.back(new AbortController().signal)
    times += 1
    return tryAgain()
  }
  void tryAgain()
  await pass(3_600_000)
  expect(times).toBeLessThan(10)
})

test('the portal is requested at once when a hidden page is shown again', async () => {
  answers()
  const isBack = waitForLine()
  await pass(60_000)
  Object.assign(page, { visibilityState: 'hidden' })
  await pass(60_000)
  answers(200)
  portal.mockClear()
  Object.assign(page, { visibilityState: 'visible' })
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(isBack()).toBe(true)
  expect(portal).toHaveBeenCalledOnce()
})

test('parallel waits for the network share their requests, and end together', async () => {
  answers()
  const line = watchConnection()
  const waiters = Array.from({ length: 10 }, () => waitForLine(undefined, line))
  await pass(0)
  expect(portal).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(portal.mock.calls.length).toBeLessThan(10)
  answers(200)
  await pass(15_000)
  expect(waiters.map((isBack) => isBack())).toEqual(waiters.map(() => true))
})

test('waits for the network that begin at different times share one schedule of requests', async () => {
  answers()
  const line = watchConnection()
  for (let begun = 0; begun < 10; begun += 1) {
    waitForLine(undefined, line)
    await pass(100)
  }
  await pass(60_000)
  portal.mockClear()
  await pass(60_000)
  expect(portal.mock.calls.length).toBeLessThanOrEqual(4)
})

test('after a file failed to load, the portal’s answer ends only the waits that began before the request', async () => {
  answers(200)
  const line = watchConnection()
  line.fail()
  const isFileBack = waitForLine(undefined, line)
  const isSecondBack = waitForLine(undefined, line)
  await pass(1)
  const isSystemBack = waitForLine(undefined, line)
  await pass(60_000)
  expect([isFileBack(), isSecondBack(), isSystemBack()]).toEqual([true, true, false])
})

test('a wait for the portal to be reachable ends at its first answer, even if no file has failed to load', async () => {
  answers(200)
  let isReached = false
  void watchConnection()
    .reached()
    .then(() => {
      isReached = true
    })
  await pass(0)
  expect(isReached).toBe(true)
})
