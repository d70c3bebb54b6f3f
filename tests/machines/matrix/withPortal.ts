import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { START } from '../../../tools/exploration/kit/cases'
import { registerModules } from './registerModules'

/** Gives the tests of a file a clock that only moves when told to, and everything that a page loads. */
export const withPortal = (): void => {
  registerModules()
  const hold = () => vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  // Courses are gone through while the tests are collected.
  hold()
  beforeAll(() => {
    hold()
  })
  beforeEach(() => {
    vi.clearAllTimers()
    vi.setSystemTime(START)
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}
