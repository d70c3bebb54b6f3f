import { expect, type Locator, type Page } from 'playwright/test'
import type { Customer } from '../../../tools/exploration/kit/customers.ts'
import { button, heading, openSignedIn } from './portal.ts'

/** A case with a payment: it reactivates a casco contract that ended because its premium was not paid. */
export const REACTIVATE = '/casco/ugyek/reactivate'
export const RETURN = '/fizetes-visszateres'
export const lapsed: Customer = { contractNumber: '20000002', question: 'SMS-kód', answer: '123456' }

export const method = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const status = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text })
export const payStep = (page: Page): Locator => heading(page, 'Összeg és fizetési mód', 2)
export const summary = (page: Page): Locator => heading(page, 'Ellenőrzés', 2)
/** The heading of the card payment provider's page. */
export const provider = (page: Page): Locator => heading(page, 'Bankkártyás fizetés', 1)

/** Fills in the form of the case, up to the payment. The contract is reactivated today, or `days` days later. */
export async function answerForm(page: Page, days = 0): Promise<void> {
  const day = await page.evaluate((ms) => new Date(Date.now() + ms).toLocaleDateString('sv'), days * 86_400_000)
  await page.getByLabel('A reaktiválás napja').fill(day)
  await button(page, 'Tovább').click()
}

/** Opens the case and fills it in up to the payment. For `days`, see `answerForm`. */
export async function openPayment(page: Page, days = 0): Promise<void> {
  await openSignedIn(page, REACTIVATE, lapsed)
  await answerForm(page, days)
  await expect(payStep(page)).toBeVisible()
  await expect(method(page, 'Bankkártya')).toBeVisible()
}

/** Chooses the card payment, and waits for the provider's page. */
export async function goToProvider(page: Page, label = 'Tovább'): Promise<void> {
  await method(page, 'Bankkártya').check()
  await button(page, label).click()
  await expect(provider(page)).toBeVisible()
  await expect(page).toHaveURL(/\/kartya\?fizetes=/)
}

/** Returns the storage keys of the card payments whose customer may still return from the provider. */
export const awaitedPayments = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('payment:') && 'tab' in JSON.parse(String(text)) ? [key] : [],
    ),
    ...(sessionStorage.getItem('payment') === null ? [] : ['payment']),
  ])

/** Submits the case on its summary and waits for the confirmation. */
export async function submit(page: Page): Promise<void> {
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'A reaktiválást rögzítettük')).toBeVisible()
}
