import { test as base, expect } from 'playwright/test'
import { type Served, serve } from '../../../tools/serve/server.ts'
import { answersPagesOf, type Insurer, insurerAt, insurerInPage } from './insurer.ts'
import { translatePage } from './translator.ts'
import { watchFor } from './watch.ts'

/** Set by each project of playwright.config.ts. */
export interface ProjectOptions {
  /** Where the simulated insurer listens as a server; `null` where it answers in the page. */
  readonly insurerOrigin: string | null
  /** Whether the browser translates every page. */
  readonly isTranslated: boolean
}

interface WorkerFixtures extends ProjectOptions {
  /**
   * The built portal, served by and for one worker: its configuration leads each test to a world of its own. Telling that by
   * intercepting requests would intercept all of them, and turn off the browser's cache. `null` where any portal will do.
   */
  readonly site: Served | null
}

interface Fixtures {
  /** The simulated insurer that answers this test, and only this test. */
  readonly insurer: Insurer
  /** What the browser may complain of in this test; anything else fails it. */
  readonly expected: RegExp[]
}

/** A test with an insurer of its own, which fails when the browser has anything to complain of. */
export const test = base.extend<
  Fixtures & { readonly quiet: undefined; readonly fresh: undefined; readonly translated: undefined },
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

  // A context that is used again is cleared by Playwright but for these.
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

  translated: [
    async ({ page, isTranslated }, use) => {
      if (isTranslated) await page.addInitScript(translatePage)
      await use(undefined)
    },
    { auto: true },
  ],

  insurer: [
    async ({ page, insurerOrigin, site }, use, { testId, repeatEachIndex }) => {
      const world = `${testId}-${repeatEachIndex}`
      const isInPage = insurerOrigin === null || site === null
      const insurer = isInPage ? await insurerInPage(page) : insurerAt(insurerOrigin, world, page, site)
      answersPagesOf(page, insurer)
      await use(insurer)
      // A page may still be asking for what a test answers when that is over.
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
      expect(complaints.filter((text) => !expected.some((known) => known.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
