import { afterEach, expect, test, vi } from 'vitest'
import { lookForBrowser } from '../../tools/browser/findBrowser'

afterEach(() => vi.unstubAllEnvs())

test('a browser that is named by the environment comes before all others', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', process.execPath)
  expect(lookForBrowser()).toEqual({ path: process.execPath, how: 'named by PLAYWRIGHT_CHROMIUM_PATH' })
})

test('a named browser that is not there is an error that names it', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', '/nowhere/chromium')
  expect(() => lookForBrowser()).toThrow('/nowhere/chromium, which is not a program')
})
