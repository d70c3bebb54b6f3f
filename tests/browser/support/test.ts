import { test as base, expect } from 'playwright/test'
import { answersPagesOf, type Insurer, insurerAt, insurerInPage } from './insurer.ts'
import { watchFor } from './watch.ts'

/** Set by each project of playwright.config.ts. */
export interface ProjectOptions {
  /** Where the simulated insurer listens as a server; `null` where it answers in the page. */
  readonly insurerOrigin: string | null
}

interface Fixtures {
  /** The simulated insurer that answers this test, and only this test. */
  readonly insurer: Insurer
  /** What the browser may complain of in this test; anything else fails it. */
  readonly expected: RegExp[]
}

/** A test with an insurer of its own, which fails when the browser has anything to complain of. */
export const test = base.extend<ProjectOptions & Fixtures & { readonly quiet: undefined }>({
  insurerOrigin: [null, { option: true }],

  insurer: [
    async ({ page, insurerOrigin }, use, { testId, repeatEachIndex }) => {
      const world = `${testId}-${repeatEachIndex}`
      const insurer = insurerOrigin === null ? await insurerInPage(page) : await insurerAt(insurerOrigin, world, page)
      answersPagesOf(page, insurer)
      await use(insurer)
      // A page may still be asking for its configuration when its test is over.
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
