import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { person } from '../support/customers.ts'
import { type Insurer, trouble } from '../support/insurer.ts'
import { alert, answerSignIn, answers, button, heading, KGFB, open, reload, SIGN_IN } from '../support/portal.ts'
import {
  goToProvider,
  keptOfPayments,
  lapsed,
  openPayment,
  payStep,
  REACTIVATE,
  RETURN,
  status,
  summary,
} from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

const PROCESS = 'payments.processProviderResponse'
const MINUTE = 60_000

/** Leaves in the browser what leads this tab back from a card payment. */
const keepRedirect = (page: Page, kept: unknown): Promise<void> =>
  page.evaluate((text) => {
    localStorage.setItem(`payment:${JSON.parse(sessionStorage.getItem('tab') ?? '')}`, text)
  }, JSON.stringify(kept))

/** Pays, and comes back when the session's time is over. */
async function runOutAtProvider(page: Page, insurer: Insurer): Promise<void> {
  await page.clock.install()
  await openPayment(page)
  await goToProvider(page)
  await insurer.wait(21 * MINUTE)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(page).toHaveURL('/casco/belepes')
}

test('a return that is reloaded in the middle goes on', { tag: '@in-page' }, async ({ page, insurer }) => {
  await openPayment(page)
  await goToProvider(page)
  await insurer.behave({ name: 'fast', delay: 10 * MINUTE })
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(page).toHaveURL(new RegExp(RETURN))
  await expect(status(page, 'Ellenőrizzük a fizetés eredményét')).toBeVisible()
  await insurer.behave('fast')
  await reload(page)
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

test('a session that ended meanwhile is signed in again, and the payment goes on', async ({ page, insurer }) => {
  await openPayment(page)
  await goToProvider(page)
  await insurer.behave(trouble(PROCESS, 'expired', 'once'))
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(page).toHaveURL('/casco/belepes')
  await answers(page)
  await answerSignIn(page, lapsed)
  await expect(summary(page)).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

test('the address of the return, opened again, leads home', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes(RETURN))
  await button(page, 'Fizetés jóváhagyása').click()
  const address = (await back).url()
  await expect(summary(page)).toBeVisible()
  await open(page, address)
  await expect(page).toHaveURL('/kezdolap')
})

test('the address of the return leads home where nothing, or garbage, was left for', async ({ page }) => {
  await open(page, '/kezdolap')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tab'))).not.toBeNull()
  await open(page, `${RETURN}?paymentCode=payment-1`)
  await expect(page).toHaveURL('/kezdolap')
  await keepRedirect(page, { origin: 'https://rossz.example', garbage: true })
  await open(page, `${RETURN}?paymentCode=payment-1`)
  await expect(page).toHaveURL('/kezdolap')
  expect(await keptOfPayments(page)).toEqual([])
})

test('a payment of another contract is not sent; it is gone on with by signing in to it', async ({ page, insurer }) => {
  await openPayment(page)
  await goToProvider(page)
  const address = page.url()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('process-provider-responseV2')) sent.push(request.postDataJSON())
  })
  // The session ends while the customer looks at something else, and another contract is signed in to.
  await insurer.behave(trouble('casco.getHeader', 'expired', 'once'))
  await open(page, '/casco/ugyek')
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
  await open(page, SIGN_IN)
  await answerSignIn(page, person)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await page.goto(address)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(page.getByText('Ez a fizetés egy másik szerződéséhez tartozik')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])
  await button(page, 'Belépés a másik szerződéshez').click()
  await expect(page).toHaveURL('/casco/belepes')
  await answerSignIn(page, lapsed)
  await expect(page).toHaveURL(REACTIVATE)
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  expect(sent).toMatchObject([{ contractNumber: lapsed.contractNumber }])
})

test('two tabs that pay at once each come back to their own payment', { tag: '@in-page' }, async ({ page }) => {
  await openPayment(page)
  const second = await page.context().newPage()
  await openPayment(second)
  await goToProvider(page)
  await goToProvider(second)
  await button(second, 'Fizetés elutasítása').click()
  await expect(alert(second, 'Elutasított fizetés')).toBeVisible()
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await expect(alert(second, 'Elutasított fizetés')).toBeVisible()
})

/** Where the browser's back leads, as often as it is pressed. */
async function goBack(page: Page, times: number): Promise<readonly string[]> {
  const places: string[] = []
  for (let press = 0; press < times; press += 1) {
    await page.goBack()
    places.push(new URL(page.url()).pathname)
  }
  return places
}

test('the browser’s back from a paid case leads to no return, once to the provider, and not to the payment again', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  const { pathname } = new URL(page.url())
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  const places: string[] = []
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))
  // The portal takes the payment's address back at once, which is a navigation of its own: each press waits for its end.
  for (const settled of [REACTIVATE, pathname, REACTIVATE]) {
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe(settled)
  }
  expect(places.filter((place) => place === pathname)).toHaveLength(1)
  expect(places).not.toContain(RETURN)
  await answers(page)
  await expect(page.getByText('A befizetése megérkezett')).toBeVisible()
  await expect(payStep(page)).toHaveCount(0)
})

test('the browser’s back from a refused payment leads to the provider, not to the return', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  const { pathname } = new URL(page.url())
  await button(page, 'Fizetés elutasítása').click()
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
  expect(await goBack(page, 2)).toEqual([pathname, `${REACTIVATE}/fizetes`])
  await answers(page)
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
})

test('whoever is led home for want of a payment finds home in the place of the return', async ({ page }) => {
  await open(page, SIGN_IN)
  const before = await page.evaluate(() => history.length)
  await open(page, `${RETURN}?paymentCode=payment-1`)
  await expect(page).toHaveURL('/kezdolap')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  expect(await goBack(page, 1)).toEqual([SIGN_IN])
})

test('what leads back may be gone from the browser meanwhile: the tab’s own note leads to what was paid', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  const other = await page.context().newPage()
  await open(other, '/kezdolap')
  await other.evaluate(() => localStorage.clear())
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await expect(page.getByText('A befizetése megérkezett')).toBeVisible()
})

test('a session whose time is over at the provider is said to be, and the payment goes on in the next one', async ({
  page,
  insurer,
}) => {
  await runOutAtProvider(page, insurer)
  await expect(page.getByText('Letelt az idő, kérjük, lépjen be újra')).toBeVisible()
  await answerSignIn(page, lapsed)
  await expect(summary(page)).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

test('half an hour after that session’s end its answers are gone, and the payment is not', async ({
  page,
  insurer,
}) => {
  await runOutAtProvider(page, insurer)
  await answers(page)
  await insurer.wait(30 * MINUTE)
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  await expect.poll(drafts).toEqual([])
  await answerSignIn(page, lapsed)
  await expect(heading(page, 'Adatok megadása', 2)).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})
