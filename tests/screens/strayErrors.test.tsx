import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportUncaughtErrors } from '../../src/app/report'

const warn = vi.spyOn(console, 'warn')
const listening = vi.spyOn(window, 'addEventListener')
beforeEach(() => {
  warn.mockReset().mockReturnValue()
  // Records the portal's listeners, but does not add them. A real event would also reach Vitest's listeners, which fail
  // the test.
  listening.mockReturnValue()
  reportUncaughtErrors()
})
afterEach(() => listening.mockReset())
afterAll(() => listening.mockRestore())

/** Calls an event's listeners as a browser does, with a time stamp in minutes. */
const dispatch = (type: 'error' | 'unhandledrejection', about: object, minutes = 0): void => {
  const event = Object.assign(Object.create({ type, timeStamp: minutes * 60_000 }), about)
  for (const [eventType, listener] of listening.mock.calls) if (eventType === type) Object(listener)(event)
}

const reports = () => warn.mock.calls.flat()

const errorNamed = (name: string) => Object.assign(new Error('AA BC-123 at 10:20:30 of 10000001'), { name })

test('an uncaught error is reported with its name and location, without its message', () => {
  dispatch('error', { error: new TypeError('AA BC-123 at 10:20:30 of 10000001') })
  expect(reports()).toEqual([expect.stringMatching(/^\[fault\] error: TypeError \S+:\d+:\d+$/)])
  expect(reports().join()).not.toMatch(/BC-123|10:20:30|10000001/)
})

test('an unhandled rejection is reported with the name or type of its reason', () => {
  dispatch('unhandledrejection', { reason: new RangeError('AA BC-123') })
  dispatch('unhandledrejection', { reason: '10000001' })
  dispatch('unhandledrejection', { reason: undefined })
  expect(reports()).toEqual([
    expect.stringMatching(/^\[fault\] rejection: RangeError \S+:\d+:\d+$/),
    '[fault] rejection: string ',
    '[fault] rejection: undefined ',
  ])
})

test('an error that is thrown a thousand times in a minute is reported only once', () => {
  const error = errorNamed('TypeError')
  for (let time = 0; time < 1000; time++) dispatch('error', { error })
  expect(reports()).toHaveLength(1)
  dispatch('error', { error }, 0.9)
  expect(reports()).toHaveLength(1)
  dispatch('error', { error }, 1.1)
  expect(reports()).toHaveLength(2)
})

test('a thousand different errors in a minute lead to twenty reports', () => {
  for (let number = 0; number < 1000; number++) dispatch('error', { error: errorNamed(`Error${number}`) })
  expect(reports()).toHaveLength(20)
})

test('if the report of an error fails, the same error is not reported again', () => {
  const error = errorNamed('TypeError')
  warn.mockImplementation(() => {
    throw error
  })
  dispatch('error', { error })
  dispatch('error', { error })
  expect(reports()).toHaveLength(1)
})

test('an error whose name throws when it is read is reported as “unreadable”', () => {
  const error = Object.defineProperty({}, 'name', {
    get: () => {
      throw new Error('10000001')
    },
  })
  dispatch('error', { error })
  expect(reports()).toEqual(['[fault] error: unreadable'])
})

test('errors in scripts of other origins and of extensions are not reported', () => {
  dispatch('error', { error: null, message: 'Script error.' })
  const stack = 'TypeError: x\n    at f (chrome-extension://abcdef/content.js:1:200)'
  dispatch('error', { error: Object.assign(new TypeError('x'), { stack }) })
  expect(reports()).toEqual([])
})
