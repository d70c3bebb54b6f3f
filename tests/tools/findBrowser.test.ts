import { afterEach, expect, test, vi } from 'vitest'
import { lookForBrowser } from '../../tools/browser/findBrowser'

afterEach(() => vi.unstubAllEnvs())

test('PLAYWRIGHT_CHROMIUM_PATH takes precedence over all other browsers', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', process.execPath)
  expect(lookForBrowser()).toEqual({ path: process.execPath, how: 'named by PLAYWRIGHT_CHROMIUM_PATH' })
})

test('a path in PLAYWRIGHT_CHROMIUM_PATH without a browser throws an error with that path', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', '/nowhere/chromium')
  expect(() => lookForBrowser()).toThrow('/nowhere/chromium, which is not a program')
})
