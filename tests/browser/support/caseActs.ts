import { expect, type Locator, type Page } from 'playwright/test'
import { RIGHT_CODE } from '../../../mocks/sampleContracts.ts'
import { button } from './portal.ts'
import { turn } from './visibility.ts'

/** The main button of the form that sends this event type. */
export const mainButton = (page: Page, event: string): Locator =>
  page.locator(`form[data-event="${event}"] [type=submit]`)

/** The button that sends this event type. */
export const sender = (page: Page, event: string): Locator => page.locator(`button[data-event="${event}"]`)

async function confirm(page: Page): Promise<void> {
  for (const field of await page.locator('[data-state=confirming] .input-code').all()) await field.fill(RIGHT_CODE)
  await mainButton(page, 'answer.submitted').click()
}

async function pay(page: Page): Promise<void> {
  await page.locator('input[name=method][value=transfer]').check()
  await mainButton(page, 'method.submitted').click()
  await sender(page, 'transfer.confirmed').click()
}

async function identify(page: Page): Promise<void> {
  const providerLink = page.getByRole('link', { name: 'Azonosítás megnyitása' })
  const [provider] = await Promise.all([page.context().waitForEvent('page'), providerLink.click()])
  await turn(page, 'hidden')
  await button(provider, 'Sikeres azonosítás').click()
  await turn(page, 'visible')
  await expect(page.locator('[data-state=identifying]')).toBeHidden()
}

/**
 * The shortest actions that complete a step with a machine of its own (code, payment, signature, identification), by
 * state.
 */
export const childActs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  confirming: confirm,
  paying: pay,
  signing: (page) => sender(page, 'digital.chosen').click(),
  identifying: identify,
}
