import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { registerModules } from './registerModules'

/** Freezes the clock for a file's tests and registers every lazy module. */
export const withPortal = (): void => {
  registerModules()
  const hold = () => vi.useFakeTimers({ now: START_TIME, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  // Freezes the clock at once, since the matrix records its courses while the tests are collected.
  hold()
  beforeAll(() => {
    hold()
  })
  beforeEach(() => {
    vi.clearAllTimers()
    vi.setSystemTime(START_TIME)
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}
