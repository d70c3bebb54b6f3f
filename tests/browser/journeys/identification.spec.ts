import type { Locator, Page } from 'playwright/test'
import type { Customer } from '../../../tools/exploration/kit/customers.ts'
import type { Insurer } from '../support/insurer.ts'
import { answerSignIn, button, heading, open, reload } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { turn } from '../support/visibility.ts'

const SIGN_IN = '/elet/belepes'
const INSIDE = '/elet/ugyek'
/** A customer who has to be identified after this sign-in. */
const unidentified: Customer = { contractNumber: '80000001', question: 'SMS-kód', answer: '123456' }

const providerLink = (page: Page): Locator => page.getByRole('link', { name: 'Azonosítás megnyitása' })
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })

/** Signs in as `unidentified`, up to the start of the identification. */
const beginIdentification = async (page: Page, insurer: Insurer): Promise<void> => {
  await open(page, SIGN_IN)
  await insurer.behave('identificationNever')
  await answerSignIn(page, unidentified)
}

test('the sign-in continues automatically after the identification in the provider’s tab', { tag: '@in-page' }, async ({
  page,
  insurer,
}) => {
  await beginIdentification(page, insurer)
  await expect(heading(page, 'Belépés', 1)).toBeVisible()
  await expect(status(page, 'Az azonosítás eredményére várunk')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-kód' })).toBeVisible()
  await expect(providerLink(page)).toHaveAttribute('rel', /noopener/)
  const address = await providerLink(page).getAttribute('href')
  // A reload continues the same identification.
  await reload(page)
  await expect(providerLink(page)).toHaveAttribute('href', address ?? '')
  const [provider] = await Promise.all([page.context().waitForEvent('page'), providerLink(page).click()])
  await turn(page, 'hidden')
  await expect(button(provider, 'Sikeres azonosítás')).toBeVisible()
  // The portal requests the current status when the page is visible again.
  await turn(page, 'visible')
  await expect(status(page, 'Az azonosítás elkezdődött')).toBeVisible()
  await turn(page, 'hidden')
  await button(provider, 'Sikeres azonosítás').click()
  await turn(page, 'visible')
  await expect(page).toHaveURL(INSIDE)
})

test('the sign-in continues after an identification in the same tab', async ({ page, insurer }) => {
  await beginIdentification(page, insurer)
  await page.getByRole('link', { name: 'Megnyitás ezen a lapon' }).click()
  await button(page, 'Sikeres azonosítás').click()
  await expect(status(page, 'Az azonosítás sikerült')).toBeVisible()
  // Goes back two entries, because the simulated provider adds an entry to the history.
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(page).toHaveURL(INSIDE)
})
