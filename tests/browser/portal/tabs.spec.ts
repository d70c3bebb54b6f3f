import type { Page } from 'playwright/test'
import { terminatedCustomer } from '../../../tools/exploration/kit/customers.ts'
import { NEW_PLATE, openCase, plate } from '../support/plateCase.ts'
import {
  answerSignIn,
  button,
  field,
  heading,
  KGFB,
  open,
  PLATE_CASE,
  reload,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const MINUTE = 60_000

const storedValue = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key)

/** Waits until the tab has stored its id. From then on the portal can tell this tab from a copy of it. */
const hasId = (page: Page): Promise<void> => expect.poll(() => storedValue(page, 'tab')).not.toBeNull()

/** Opens a second tab that has a copy of the first tab's storage, like a duplicated tab. */
async function duplicate(page: Page, address: string): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.evaluate((url) => window.open(url), address)
  return popup
}

/**
 * Closes the tab, waits `away` ms, and opens it again with the same storage, like the browser's "reopen closed tab".
 * Returns the new tab.
 */
async function closeAndOpenAgain(page: Page, address: string, away: number): Promise<Page> {
  const storedItems = await page.evaluate(() => JSON.stringify(sessionStorage))
  const reopened = await page.context().newPage()
  await page.close()
  await reopened.addInitScript(
    ([text, time]) => {
      if (sessionStorage.getItem('tab') !== null) return
      for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value))
      sessionStorage.setItem('leftAt', String(time))
    },
    [storedItems, Date.now() - away] as const,
  )
  await open(reopened, address)
  return reopened
}

test('a duplicated tab has neither session nor draft, and the original tab keeps both', async ({ page }) => {
  await openCase(page)
  await hasId(page)
  await plate(page).fill(NEW_PLATE)
  const copy = await duplicate(page, PLATE_CASE)
  await expect(field(copy, 'Szerződésszám')).toHaveValue('')
  expect(await storedValue(copy, 'session')).toBeNull()
  expect(await copy.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(NEW_PLATE)
  expect(await storedValue(copy, 'tab')).not.toBe(await storedValue(page, 'tab'))

  await answerSignIn(copy, terminatedCustomer)
  await expect(copy.getByText('Ez az ügy most nem intézhető')).toBeVisible()
  await reload(page)
  await expect(plate(page)).toHaveValue(NEW_PLATE)
})

test('a tab that is reopened two minutes after it was closed has neither session nor draft', async ({ page }) => {
  await openCase(page)
  await hasId(page)
  await plate(page).fill(NEW_PLATE)
  const reopened = await closeAndOpenAgain(page, PLATE_CASE, 2 * MINUTE)
  await expect(reopened).toHaveURL(SIGN_IN)
  await expect(reopened.getByText('amit beírt, de nem küldött be, azt töröltük')).toBeVisible()
  await expect(field(reopened, 'Szerződésszám')).toHaveValue('')
  expect(await reopened.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(NEW_PLATE)
})

/** Simulates the page's return from the back/forward cache, which a headless browser does not have. */
const showFromCache = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('browser back after a logout shows no contract', async ({ page }) => {
  await signIn(page)
  await hasId(page)
  await open(page, '/kezdolap')
  await button(page, 'Kijelentkezés').click()
  await expect(page.getByText('Kijelentkezett')).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Szerződésszám')).toBeVisible()
  await expect(heading(page, KGFB, 1)).toHaveCount(0)
})

test('a page restored from the back/forward cache after a logout redirects to the sign-in', async ({ page }) => {
  await signIn(page)
  await hasId(page)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'))
    // Simulates a logout on a later page of this tab.
    sessionStorage.removeItem('session')
    sessionStorage.setItem('leftAt', String(Date.now() + 1))
  })
  await showFromCache(page)
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('a page whose sessionStorage is restored to its state before a logout has neither session nor draft', async ({
  page,
}) => {
  await openCase(page)
  await hasId(page)
  await plate(page).fill(NEW_PLATE)
  const earlier = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(earlier).toContain(NEW_PLATE)
  await button(page, 'Kijelentkezés').click()
  await button(page, 'Elvetem').click()
  await expect(page.getByText('Kijelentkezett')).toBeVisible()
  // Simulates Chromium: a page from its back/forward cache gets the storage as it was when the customer left the page.
  await page.evaluate((text) => {
    for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value))
  }, earlier)
  await open(page, PLATE_CASE)
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toHaveValue('')
  await expect(page.getByText('Lejárt a munkamenete')).toHaveCount(0)
  expect(await storedValue(page, 'session')).toBeNull()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(NEW_PLATE)
})
