import { afterEach, expect, test, vi } from 'vitest'
import { LEFT_AT } from '../../machines/storageKeys'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { MINUTE, pass, SECOND, withClock } from './kit/story'

withClock()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/**
 * Opens a page in a tab. `leftAt` is the time at which the customer left the tab's previous page; `undefined` if there
 * was none.
 */
const openPage = async (leftAt?: unknown) => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === LEFT_AT ? (JSON.stringify(leftAt) ?? null) : null),
  })
  const { steadyClock } = await import('../../src/browser/steadyClock')
  const { sleepByClock: sleepBy } = await import('../../src/browser/sleepUntil')
  const now = steadyClock()
  const heard = vi.fn<() => void>()
  const sleep = (deadline: number, signal = new AbortController().signal) => {
    void sleepBy(now)(deadline, signal).then(heard)
  }
  return { now, sleep, heard }
}

const moveClock = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('the portal’s clock moves forward with the device’s clock', async () => {
  const { now } = await openPage()
  expect(now()).toBe(START_TIME)
  await pass(MINUTE)
  expect(now()).toBe(START_TIME + MINUTE)
  moveClock(60 * MINUTE)
  expect(now()).toBe(START_TIME + 61 * MINUTE)
})

test('a deadline still fires on time if the device’s clock is set back', async () => {
  const { now, sleep, heard } = await openPage()
  sleep(START_TIME + 60 * MINUTE)
  await pass(30 * MINUTE)
  moveClock(-600 * MINUTE)
  expect(now()).toBe(START_TIME + 30 * MINUTE)
  await pass(30 * MINUTE - SECOND)
  expect(heard).not.toHaveBeenCalled()
  await pass(SECOND)
  expect(heard).toHaveBeenCalledOnce()
})

test('a deadline that passed while the device was asleep fires after it wakes', async () => {
  const { sleep, heard } = await openPage()
  sleep(START_TIME + 60 * MINUTE)
  await pass(MINUTE)
  moveClock(59 * MINUTE)
  await pass(10 * SECOND)
  expect(heard).toHaveBeenCalledOnce()
})

test('the portal’s clock continues from the time before a reload if the device’s clock was set back meanwhile', async () => {
  const { now, sleep, heard } = await openPage(START_TIME + 600 * MINUTE)
  expect(now()).toBe(START_TIME + 600 * MINUTE)
  sleep(START_TIME + 601 * MINUTE)
  await pass(MINUTE)
  expect(heard).toHaveBeenCalledOnce()
})

test.each([['garbage'], [null], [{}], [-1]])(
  'a page whose stored leaving time is invalid (%j) uses the device’s clock',
  async (leftAt) => {
    expect((await openPage(leftAt)).now()).toBe(START_TIME)
  },
)

test('a wait for a deadline does not resolve after it was aborted', async () => {
  const { sleep, heard } = await openPage()
  const controller = new AbortController()
  sleep(START_TIME + MINUTE, controller.signal)
  controller.abort()
  await pass(2 * MINUTE)
  expect(heard).not.toHaveBeenCalled()
})

test('waits for deadlines leave no listener on their shared signal', async () => {
  const { sleep } = await openPage()
  const { signal } = new AbortController()
  const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  sleep(START_TIME, signal)
  sleep(START_TIME + MINUTE, signal)
  await pass(MINUTE)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener))
  expect(added).toHaveBeenCalledTimes(2)
})
