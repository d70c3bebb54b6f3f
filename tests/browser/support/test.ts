import { test as base, expect } from 'playwright/test'
import { type RunningServer, serve } from '../../../tools/serve/server.ts'
import { removeNewerThanSupported } from '../../newerThanSupported.ts'
import { answersPagesOf, type Insurer, insurerAt, insurerInPage } from './insurer.ts'
import { translatePage } from './translator.ts'
import { watchFor } from './watch.ts'

/** Options that each project of playwright.config.ts sets. */
export interface ProjectOptions {
  /** The origin of the simulated insurer's server; `null` if it is in the page. */
  readonly insurerOrigin: string | null
  /** True if the browser translates every page. */
  readonly isTranslated: boolean
}

interface WorkerFixtures extends ProjectOptions {
  /**
   * The server of the built portal. Each Playwright worker runs one for its own tests. The served configuration gives
   * each test its own store at the insurer. Intercepting the configuration's request instead would disable the
   * browser's cache.
   * `null` if the insurer runs in the page.
   */
  readonly site: RunningServer | null
}

interface Fixtures {
  /** The simulated insurer of this test only. */
  readonly insurer: Insurer
  /** Browser errors expected in this test; any other error fails it. */
  readonly expected: RegExp[]
}

/** A test with its own insurer. It fails if the browser reports an unexpected error. */
export const test = base.extend<
  Fixtures & Readonly<Record<'quiet' | 'fresh' | 'translated' | 'oldest', undefined>>,
  WorkerFixtures
>({
  insurerOrigin: [null, { option: true, scope: 'worker' }],
  isTranslated: [false, { option: true, scope: 'worker' }],

  site: [
    async ({ insurerOrigin }, use) => {
      if (insurerOrigin === null) return use(null)
      const config = { mock: false, apiBaseUrl: `${insurerOrigin}/api` }
      const site = await serve({ root: 'dist', config, port: 0 })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site, baseURL }, use) => use(site?.origin ?? baseURL),

  // Resets what Playwright leaves in a reused context: the history and the permissions.
  fresh: [
    async ({ page }, use) => {
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Page.resetNavigationHistory')
      await devTools.detach()
      await use(undefined)
      await page.context().clearPermissions()
    },
    { auto: true },
  ],

  // Every test runs with only the APIs that the oldest supported browsers have.
  oldest: [
    async ({ page }, use) => {
      await page.addInitScript(removeNewerThanSupported)
      await use(undefined)
    },
    { auto: true },
  ],

  translated: [
    async ({ page, isTranslated }, use) => {
      if (isTranslated) await page.addInitScript(translatePage)
      await use(undefined)
    },
    { auto: true },
  ],

  insurer: [
    async ({ page, insurerOrigin, site }, use, { testId, repeatEachIndex }) => {
      const storeName = `${testId}-${repeatEachIndex}`
      const isInPage = insurerOrigin === null || site === null
      const insurer = isInPage ? await insurerInPage(page) : insurerAt(insurerOrigin, storeName, page, site)
      answersPagesOf(page, insurer)
      await use(insurer)
      // Waits until the test's routes have answered the page's pending requests.
      await page.context().unrouteAll({ behavior: 'wait' })
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  expected: async ({}, use) => use([]),

  quiet: [
    async ({ page, expected }, use) => {
      const complaints = await watchFor(page)
      await use(undefined)
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
