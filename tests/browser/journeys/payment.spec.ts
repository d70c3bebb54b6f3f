import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { expectAccessible } from '../support/accessible.ts'
import { failingScenario } from '../support/insurer.ts'
import { alert, answers, button, heading, link, open, openSignedIn, reload, SAID } from '../support/portal.ts'
import {
  answerForm,
  awaitedPayments,
  goToProvider,
  lapsed,
  method,
  openPayment,
  payStep,
  provider,
  REACTIVATE,
  RETURN,
  status,
  submit,
  summary,
} from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

const PAYING = `${REACTIVATE}/fizetes`

test('a case paid by card is submitted after the payment return, and a reload keeps its result', {
  tag: '@in-page',
}, async ({ page }) => {
  await openPayment(page)
  const started = page.waitForRequest(/payment\/createpayment$/)
  await goToProvider(page)
  const returnRequest = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes(RETURN),
  )
  await button(page, 'Fizetés jóváhagyása').click()
  const { searchParams } = new URL((await returnRequest).url())
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${REACTIVATE}/`))
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  expect(await awaitedPayments(page)).toEqual([])
  const submitted = page.waitForRequest(/casco\/reactivate$/)
  await submit(page)
  const body: unknown = (await submitted).postDataJSON()
  // The submitted body contains the provider's result and the exact amount and currency of the payment.
  const { amount, currency } = Object((await started).postDataJSON())
  const fromProvider = ['authorizationNumber', 'bankStatus', 'status', 'transactionCode', 'paymentCode'] as const
  for (const name of fromProvider) expect(searchParams.get(name)).toBeTruthy()
  expect(body).toMatchObject({
    ...{ amount, currency },
    ...Object.fromEntries(fromProvider.map((name) => [name, searchParams.get(name)])),
  })
  // After the submission, a reload shows the result, not the payment step.
  await reload(page)
  await expect(heading(page, 'A reaktiválást rögzítettük')).toBeVisible()
})

test('a refused payment is still shown as refused after a reload and browser back, and can be retried', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  const { pathname } = new URL(page.url())
  await button(page, 'Fizetés elutasítása').click()
  await expect(payStep(page)).toBeVisible()
  await expect(page).toHaveURL(PAYING)
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
  await expect(method(page, 'Átutalás')).toBeVisible()
  await reload(page)
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
  // Browser back leads to the provider's page, because the portal has replaced the history entry of the return address.
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe(pathname)
  await page.goBack()
  await answers(page)
  await expect(page).toHaveURL(PAYING)
  await expect(alert(page, 'Elutasított fizetés')).toBeVisible()
  await goToProvider(page, 'Megpróbálom újra')
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

test('browser back from a payment provider that does not respond shows the payment step with the chosen payment method', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Nem érkezik válasz').click()
  await expect(page.getByText('A szolgáltató nem válaszol')).toBeVisible()
  // Goes back once more if the provider's second page became a separate history entry.
  await page.goBack()
  if (await provider(page).isVisible()) await page.goBack()
  await expect(payStep(page)).toBeVisible()
  await expect(status(page, 'Lehet, hogy már fizetett kártyával')).toBeVisible()
  await expect(method(page, 'Bankkártya')).toBeChecked()
  expect(await page.evaluate(() => sessionStorage.getItem('payment'))).toBeNull()
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
})

const UNKNOWN = 'Lehet, hogy már fizetett kártyával'

test('after a customer leaves the provider without paying, the portal warns against paying twice until the payment is completed', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  const atProvider = page.url()
  await open(page, '/casco/ugyek')
  await expect(link(page, UNKNOWN)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('payment'))).toBeNull()
  await open(page, '/kezdolap')
  await expect(status(page, UNKNOWN)).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Folytatás').click()
  await expect(payStep(page)).toBeVisible()
  await expect(status(page, UNKNOWN)).toBeVisible()
  await reload(page)
  await expect(status(page, UNKNOWN)).toBeVisible()
  // The customer completes the pending payment at the provider.
  await page.goto(atProvider)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await open(page, '/casco/ugyek')
  await expect(link(page, UNKNOWN)).toBeHidden()
  await link(page, 'Kifizette, de még nem küldte be').click()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await answers(page)
  await submit(page)
  await open(page, '/casco/ugyek')
  await expect(heading(page, 'Teendők', 2)).toBeVisible()
  await expect(link(page, 'Kifizette, de még nem küldte be')).toBeHidden()
})

test('another tab shows a warning about an unfinished payment of the same contract, but not of another contract', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  const second = await page.context().newPage()
  await openSignedIn(second, REACTIVATE, lapsed)
  await answerForm(second)
  await expect(status(second, UNKNOWN)).toBeVisible()
  const otherPage = await page.context().newPage()
  await openSignedIn(otherPage, '/casco/ugyek', sampleCustomer('20000001'))
  await expect(heading(otherPage, 'Teendők', 2)).toBeVisible()
  await expect(link(otherPage, UNKNOWN)).toBeHidden()
})

test('a payment by transfer shows its details as text to copy and as a QR code', async ({ page }) => {
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

test('a debt with a pending transfer shows a warning when its payment is opened again', async ({ page }) => {
  await openSignedIn(page, '/casco/ugyek/pay/fizetes', sampleCustomer('20000001'))
  const awaited = status(page, 'Ha elindította, ne fizessen még egyszer.')
  await method(page, 'Átutalás').check()
  await button(page, 'Tovább').click()
  await expect(button(page, 'Másolás: Számlaszám')).toBeVisible()
  await expect(awaited).toBeHidden()
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'Várjuk az átutalását')).toBeVisible()
  await link(page, 'Vissza az ügyekhez').click()
  await link(page, 'Tartozás rendezése').click()
  await expect(awaited).toBeVisible()
})

test('a paid case that was left before its submission is still paid when it is opened again', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await link(page, 'Vissza az ügyekhez').click()
  await expect(page.getByText('már fizetett érte')).toBeVisible()
  await button(page, 'Elvetem').click()
  await expect(page).toHaveURL('/casco/ugyek')
  await open(page, REACTIVATE)
  await expect(heading(page, 'Mikortól kéri a reaktiválást?', 2)).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await answerForm(page)
  await expect(summary(page)).toBeVisible()
  await submit(page)
})

test('if the report of a card payment to the insurer fails, a retry repeats the report, not the payment', async ({
  page,
  insurer,
}) => {
  const payments: string[] = []
  page.on('request', (request) => {
    if (/payment\/(createpayment|report)$/.test(request.url())) payments.push(request.url().split('/').at(-1) ?? '')
  })
  await openSignedIn(page, '/kgfb/ugyek/pay')
  await button(page, 'Tovább').click()
  await goToProvider(page)
  await insurer.behave(failingScenario('payments.reportPayment', '500', 'once'))
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(alert(page, SAID[500])).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toContainText('nem kell még egyszer fizetnie')
  await reload(page)
  await button(page, 'Újra').click()
  await expect(heading(page, 'Megkaptuk a befizetését', 2)).toBeVisible()
  expect(payments).toEqual(['createpayment', 'report', 'report'])
})
