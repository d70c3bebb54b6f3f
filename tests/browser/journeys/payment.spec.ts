import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { trouble } from '../support/insurer.ts'
import { alert, answerSignIn, answers, button, heading, open, reload } from '../support/portal.ts'
import {
  goToProvider,
  lapsed,
  method,
  openPayment,
  payStep,
  provider,
  REACTIVATE,
  RETURN,
  status,
  summary,
} from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

const PAYING = `${REACTIVATE}/fizetes`
const PROCESS = 'payments.processProviderResponse'

const submit = async (page: Page): Promise<void> => {
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'A szerződését reaktiváltuk')).toBeVisible()
}

/** What the portal keeps in the browser of a payment. */
const keptOfPayments = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key.startsWith('payment:')),
    ...(sessionStorage.getItem('payment') === null ? [] : ['payment']),
  ])

/** Leaves in the browser what leads this tab back from a card payment. */
const keepRedirect = (page: Page, kept: unknown): Promise<void> =>
  page.evaluate((text) => {
    localStorage.setItem(`payment:${JSON.parse(sessionStorage.getItem('tab') ?? '')}`, text)
  }, JSON.stringify(kept))

test('a customer pays by card on the provider’s page, comes back, and submits the case', async ({ page }) => {
  await openPayment(page)
  await expectAccessible(page)
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${REACTIVATE}/`))
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  expect(await keptOfPayments(page)).toEqual([])
  await submit(page)
})

test('a refused payment leads back to the choice, which says so, and is tried again', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Fizetés elutasítása').click()
  await expect(payStep(page)).toBeVisible()
  await expect(page).toHaveURL(PAYING)
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
  await expect(method(page, 'Átutalás')).toBeVisible()
  await expectAccessible(page)
  await reload(page)
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
  await goToProvider(page, 'Megpróbálom újra')
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

test('a payment that the customer cancelled is said to be so', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Fizetés megszakítása').click()
  await expect(alert(page, 'Megszakított fizetés')).toBeVisible()
  await expect(page).toHaveURL(PAYING)
})

test('a provider that does not say which payment it was leaves it at missing data', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Visszatérés hiányos adatokkal').click()
  await expect(alert(page, 'Hiányzó fizetési adatok')).toBeVisible()
})

test('a provider that does not answer is left by the browser’s back, with everything kept', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Nem érkezik válasz').click()
  await expect(page.getByText('A szolgáltató nem válaszol')).toBeVisible()
  // The provider's own page may have become an entry of its own.
  await page.goBack()
  if (await provider(page).isVisible()) await page.goBack()
  await expect(payStep(page)).toBeVisible()
  await expect(status(page, 'A kártyás fizetés eredményét nem ismerjük')).toBeVisible()
  await expect(method(page, 'Bankkártya')).toBeChecked()
  expect(await page.evaluate(() => sessionStorage.getItem('payment'))).toBeNull()
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

test('an insurer that does not answer leaves the payment as being processed', async ({ page, insurer }) => {
  await openPayment(page)
  await goToProvider(page)
  await insurer.behave(trouble(PROCESS, '500'))
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await expect(status(page, 'A befizetését még feldolgozzuk')).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toHaveCount(0)
})

test('a return that is reloaded in the middle goes on', async ({ page, insurer }) => {
  await openPayment(page)
  await goToProvider(page)
  await insurer.behave({ name: 'fast', delay: 3000 })
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(page).toHaveURL(new RegExp(RETURN), { timeout: 15_000 })
  await expect(status(page, 'Ellenőrizzük a fizetés eredményét')).toBeVisible()
  await reload(page)
  await insurer.behave('fast')
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible({ timeout: 15_000 })
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

test('a payment of another contract is not sent, and can be gone on with by signing in to it', async ({ page }) => {
  await openPayment(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('process-provider-responseV2')) sent.push(request.url())
  })
  await keepRedirect(page, {
    ...{ origin: '/kgfb/ugyek/pay', contractNumber: '10000001', udcContractId: null, paymentCode: 'payment-1' },
    ...{ amount: 1000, currency: 'HUF', time: await page.evaluate(() => Date.now()) },
  })
  await open(page, `${RETURN}?paymentCode=payment-1`)
  await expect(page.getByText('Ez a fizetés egy másik szerződéséhez tartozik')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])
  await button(page, 'Belépés a másik szerződéshez').click()
  await expect(page).toHaveURL('/kgfb/belepes')
})

test('two tabs that pay at once each come back to their own payment', async ({ page }) => {
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

test('a customer pays by transfer: the details are copied, and drawn for the banking app', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPayment(page)
  await method(page, 'Átutalás').check()
  await button(page, 'Tovább').click()
  await button(page, 'Másolás: Számlaszám').click()
  await expect(status(page, 'Másolva: Számlaszám')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{8}-\d{8}(-\d{8})?$/)
  await expect(page.getByRole('img', { name: 'QR-kód: az átutalás adatai' })).toBeVisible()
  await expectAccessible(page)
  await reload(page)
  await expect(button(page, 'Másolás: Számlaszám')).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(summary(page)).toBeVisible()
  await expect(status(page, 'Átutalással fizet')).toBeVisible()
  await submit(page)
})
