import type { Page } from 'playwright/test'
import { person } from '../support/customers.ts'
import { answerSignIn, CASES, open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** The portal's files that came over the line after a moment (ms since the page began), by their paths. */
const cameAfter = (page: Page, moment: number) =>
  page.evaluate((moment) => {
    const isFile = ({ name }: PerformanceEntry) => new URL(name).origin === location.origin && name.includes('/assets/')
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const came = resources.filter((entry) => isFile(entry) && entry.startTime > moment && entry.transferSize > 0)
    return came.map(({ name }) => new URL(name).pathname)
  }, moment)

const asked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** What the menu itself fetches ahead. */
const NEXT = /\/(documents|onlineCases)/

test('what the next steps need comes while somebody reads, so a sign-in waits for the insurer only', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  await expect.poll(() => asked(page)).toContain('/assets/i18n/hu/kgfb.json')
  const moment = await page.evaluate(() => performance.now())
  await answerSignIn(page, person)
  await expect(page).toHaveURL(CASES)
  expect((await cameAfter(page, moment)).filter((path) => !NEXT.test(path))).toEqual([])
})

test('nothing is fetched ahead for somebody who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, SIGN_IN)
  await answerSignIn(page, person)
  await expect(page).toHaveURL(CASES)
  expect(await asked(page)).not.toContain('/ahead.json')
})
