import { afterEach, expect, test, vi } from 'vitest'
import { lookForBrowser } from '../../tools/browser/findBrowser'

afterEach(() => vi.unstubAllEnvs())

test('PLAYWRIGHT_CHROMIUM_PATH takes precedence over all other browsers', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', process.execPath)
  expect(lookForBrowser()).toEqual({ path: process.execPath, how: 'named by PLAYWRIGHT_CHROMIUM_PATH' })
})

test('if PLAYWRIGHT_CHROMIUM_PATH is not a program, the search for a browser throws an error with that path', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', '/nowhere/chromium')
  expect(() => lookForBrowser()).toThrow('/nowhere/chromium, which is not a program')
})
