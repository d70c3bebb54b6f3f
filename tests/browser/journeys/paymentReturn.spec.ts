import type { Page } from 'playwright/test'
import type { Insurer } from '../support/insurer.ts'
import { alert, answerSignIn, answers, button, open, reload, SIGN_IN } from '../support/portal.ts'
import {
  goToProvider,
  lapsed,
  method,
  openPayment,
  payStep,
  REACTIVATE,
  RETURN,
  status,
  summary,
} from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

const MINUTE = 60_000

/** Starts a card payment, lets the session expire, and pays at the provider. */
async function runOutAtProvider(page: Page, insurer: Insurer): Promise<void> {
  await page.clock.install()
  // Shortly before midnight, a contract that is reactivated today would need another day after the return.
  await openPayment(page, 1)
  await goToProvider(page)
  await insurer.wait(21 * MINUTE)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(page).toHaveURL('/casco/belepes')
}

test('the result of a card payment is shown even if a reload interrupted the request for it', async ({
  page,
  insurer,
}) => {
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

test('paying in a second tab shows a warning, and each tab shows the result of its own payment', async ({ page }) => {
  await openPayment(page)
  const second = await page.context().newPage()
  await openPayment(second)
  await goToProvider(page)
  await method(second, 'Bankkártya').check()
  await button(second, 'Tovább').click()
  await expect(second.getByText('Lehet, hogy már fizetett kártyával')).toBeVisible()
  await goToProvider(second)
  await button(second, 'Fizetés elutasítása').click()
  await expect(alert(second, 'Elutasított fizetés')).toBeVisible()
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await expect(alert(second, 'Elutasított fizetés')).toBeVisible()
})

/** Goes back `times` times. Returns the path after each step. */
async function goBack(page: Page, times: number): Promise<readonly string[]> {
  const paths: string[] = []
  for (let press = 0; press < times; press += 1) {
    await page.goBack()
    paths.push(new URL(page.url()).pathname)
  }
  return paths
}

test('browser back from a paid case skips the payment return and the payment step', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  const { pathname } = new URL(page.url())
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  const paths: string[] = []
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
  // The portal replaces the payment's address at once. That is a separate navigation, so the test waits for its end.
  for (const settled of [REACTIVATE, pathname, REACTIVATE]) {
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe(settled)
  }
  expect(paths.filter((path) => path === pathname)).toHaveLength(1)
  expect(paths).not.toContain(RETURN)
  await answers(page)
  await expect(page.getByText('A befizetése megérkezett')).toBeVisible()
  await expect(payStep(page)).toHaveCount(0)
})

test('the return address of the payment provider redirects home if no payment is pending', async ({ page }) => {
  await open(page, SIGN_IN)
  const before = await page.evaluate(() => history.length)
  await open(page, `${RETURN}?status=ACCEPTED`)
  await expect(page).toHaveURL('/kezdolap')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  expect(await goBack(page, 1)).toEqual([SIGN_IN])
})

test('the return page of an unknown payment shows the payment’s code and a button to the start page', async ({
  page,
}) => {
  await open(page, `${RETURN}?paymentCode=payment-1`)
  await expect(status(page, 'Ezt a fizetést ebben a böngészőben nem ismerjük')).toBeVisible()
  await expect(page.getByText('Fizetési azonosító: payment-1')).toBeVisible()
  await button(page, 'Vissza a kezdőlapra').click()
  await expect(page).toHaveURL('/kezdolap')
})

test('the result of a payment is shown after a new sign-in if the session expired at the provider’s page', async ({
  page,
  insurer,
}) => {
  await runOutAtProvider(page, insurer)
  await expect(page.getByText('A fizetés eredményét belépés után mutatjuk')).toBeVisible()
  await answerSignIn(page, lapsed)
  await expect(summary(page)).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})
