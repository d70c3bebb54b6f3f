import { afterEach, expect, test, vi } from 'vitest'
import { LEFT_AT, OPEN_UNTIL } from '../../machines/storageKeys'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { MINUTE, pass, SECOND, withClock } from './kit/story'

withClock()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Opens a page in a tab. `time` is what the tab's previous page stored under `key`; `undefined` for nothing. */
const openPage = async (time?: unknown, key = LEFT_AT) => {
  vi.stubGlobal('sessionStorage', {
    getItem: (readKey: string) => (readKey === key ? (JSON.stringify(time) ?? null) : null),
  })
  const { steadyClock, wasClockSetBack } = await import('../../src/browser/steadyClock')
  const { sleepByClock: sleepBy } = await import('../../src/browser/sleepUntil')
  const now = steadyClock()
  const heard = vi.fn<() => void>()
  const sleep = (deadline: number, signal = new AbortController().signal) => {
    void sleepBy(now)(deadline, signal).then(heard)
  }
  return { now, sleep, heard, wasClockSetBack }
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

test.each([
  ['was left two minutes ahead of the clock', 'navigate', LEFT_AT, 2, true],
  ['was left two minutes ahead of the clock', 'reload', LEFT_AT, 2, false],
  ['was left a minute ahead of the clock', 'navigate', LEFT_AT, 1, false],
  ['was last recorded as open until two minutes ahead of the clock', 'navigate', OPEN_UNTIL, 2, true],
  ['was last recorded as open until a minute ahead of the clock', 'navigate', OPEN_UNTIL, 1, false],
] as const)('a tab whose page %s (%s) shows if the clock was set back', async (_, type, key, minutes, isSetBack) => {
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] })
  const { wasClockSetBack } = await openPage(START_TIME + minutes * MINUTE, key)
  expect(wasClockSetBack()).toBe(isSetBack)
})

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
