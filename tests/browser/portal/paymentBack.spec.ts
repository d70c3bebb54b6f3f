import type { Page } from 'playwright/test'
import { button, heading } from '../support/portal.ts'
import { goToProvider, method, openPayment, payStep, REACTIVATE, status, summary } from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => heading(page, 'Adatok megadása', 2)

/** Chooses the transfer, and goes on to the summary. */
async function chooseTransfer(page: Page): Promise<void> {
  await openPayment(page)
  await method(page, 'Átutalás').check()
  await button(page, 'Tovább').click()
  await expect(button(page, 'Másolás: Számlaszám')).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(summary(page)).toBeVisible()
  await expect(page.getByText('Számlaszám')).toBeVisible()
}

test('the browser’s back leads from the summary through the payment to the form', async ({ page }) => {
  await chooseTransfer(page)
  await page.goBack()
  await expect(payStep(page)).toBeVisible()
  await expect(page).toHaveURL(`${REACTIVATE}/fizetes`)
  await expect(method(page, 'Átutalás')).toBeChecked()
  await page.goBack()
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL(REACTIVATE)
})

test('the way to pay is changed on the summary, and what the transfer needs stands on the outcome', async ({
  page,
}) => {
  await chooseTransfer(page)
  await button(page, 'Módosítás: Fizetési mód').click()
  await expect(method(page, 'Átutalás')).toBeChecked()
  await button(page, 'Tovább').click()
  await button(page, 'Tovább').click()
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'A szerződését reaktiváltuk', 2)).toBeVisible()
  await expect(page.getByText('Már csak az összeg átutalása van hátra.')).toBeVisible()
  await expect(button(page, 'Másolás: Számlaszám')).toBeVisible()
})

test('the browser’s back leads from the summary over a payment that was made', async ({ page }) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await page.goBack()
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL(REACTIVATE)
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(summary(page)).toBeVisible()
})
