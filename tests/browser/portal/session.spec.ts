import { fillForm, openCase, plate } from '../support/plateCase.ts'
import { button, CASES, field, open, signInByHand } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const MINUTE = 60_000

test('a customer logs out, and the contract is closed', async ({ page }) => {
  await signInByHand(page)
  await button(page, 'Kijelentkezés').click()
  await expect(page).toHaveURL('/kezdolap')
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  await open(page, CASES)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('logging out of a half-filled case asks first and leaves no draft', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await button(page, 'Kijelentkezés').click()
  await button(page, 'Maradok').click()
  await button(page, 'Előző lépés').click()
  await expect(plate(page)).toHaveValue('AABC123')
  await button(page, 'Kijelentkezés').click()
  await button(page, 'Elvetem').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test('a session that is about to end is prolonged with one key, in the middle of a case', async ({ page, insurer }) => {
  await page.clock.install()
  await openCase(page)
  await plate(page).fill('AABC123')
  await insurer.wait(18 * MINUTE + 1000)
  const warning = page.getByRole('dialog', { name: 'Hamarosan lejár a munkamenete' })
  await expect(warning).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(plate(page)).toHaveValue('AABC123')
  await insurer.wait(17 * MINUTE)
  await expect(warning).toBeHidden()
  await insurer.wait(2 * MINUTE)
  await expect(warning).toBeVisible()
})
