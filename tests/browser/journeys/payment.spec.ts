import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { expectAccessible } from '../support/accessible.ts'
import { trouble } from '../support/insurer.ts'
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

test('a customer pays by card on the provider’s page, comes back, and submits the case, whose outcome stays over a reload', {
  tag: '@in-page',
}, async ({ page }) => {
  await openPayment(page)
  const started = page.waitForRequest(/payment\/createpayment$/)
  await goToProvider(page)
  const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes(RETURN))
  await button(page, 'Fizetés jóváhagyása').click()
  const { searchParams } = new URL((await back).url())
  await expect(summary(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${REACTIVATE}/`))
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  expect(await awaitedPayments(page)).toEqual([])
  const submitted = page.waitForRequest(/casco\/reactivate$/)
  await submit(page)
  const body: unknown = (await submitted).postDataJSON()
  // The provider's result, and the exact amount paid.
  const { amount, currency } = Object((await started).postDataJSON())
  const fromProvider = ['authorizationNumber', 'bankStatus', 'status', 'transactionCode', 'paymentCode'] as const
  for (const name of fromProvider) expect(searchParams.get(name)).toBeTruthy()
  expect(body).toMatchObject({
    ...{ amount, currency },
    ...Object.fromEntries(fromProvider.map((name) => [name, searchParams.get(name)])),
  })
  // By now it can no longer be opened.
  await reload(page)
  await expect(heading(page, 'A reaktiválást rögzítettük')).toBeVisible()
})

test('a refused payment leads back to the choice, which says so over a reload and the browser’s back, and is tried again', async ({
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
  // Goes back to the provider, not to the return address, which is no longer valid.
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

test('a provider that does not answer is left by the browser’s back, with everything kept', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Nem érkezik válasz').click()
  await expect(page.getByText('A szolgáltató nem válaszol')).toBeVisible()
  // The provider's own page may have become a separate history entry.
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

test('whoever leaves the provider by an address is warned of paying twice wherever the portal is opened, until the payment has ended', async ({
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
  // The pending payment is made after all.
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

test('what may be on its way is told in another tab of the same contract, and to no other contract', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  const second = await page.context().newPage()
  await openSignedIn(second, REACTIVATE, lapsed)
  await answerForm(second)
  await expect(status(second, UNKNOWN)).toBeVisible()
  const other = await page.context().newPage()
  await openSignedIn(other, '/casco/ugyek', sampleCustomer('20000001'))
  await expect(heading(other, 'Teendők', 2)).toBeVisible()
  await expect(link(other, UNKNOWN)).toBeHidden()
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

test('a debt whose transfer is awaited says so where it would be paid once more', async ({ page }) => {
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

test('a case that is left after it was paid for is paid for when it is opened again', async ({ page }) => {
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

test('what is due is paid by card with nothing to press after it; where it cannot be reported, it is reported again and not paid again', async ({
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
  await insurer.behave(trouble('payments.reportPayment', '500', 'once'))
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(alert(page, SAID[500])).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toContainText('nem kell még egyszer fizetnie')
  await reload(page)
  await button(page, 'Újra').click()
  await expect(heading(page, 'Megkaptuk a befizetését', 2)).toBeVisible()
  expect(payments).toEqual(['createpayment', 'report', 'report'])
})
