import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { hold } from '../support/hold.ts'
import { failingScenario } from '../support/insurer.ts'
import { fillForm, openCase, plate } from '../support/plateCase.ts'
import { answerSignIn, button, CASES, field, heading, open, reload, signIn, signInByHand } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const MINUTE = 60_000

test('after a logout, the address of the contract leads to the sign-in', async ({ page }) => {
  await signInByHand(page)
  await button(page, 'Kijelentkezés').click()
  await expect(page).toHaveURL('/kezdolap')
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  await open(page, CASES)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('a logout in a half-filled case asks for confirmation and removes the draft', async ({ page }) => {
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

test('Enter in the expiry warning extends the session and keeps the open case', async ({ page, insurer }) => {
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

test('a logout ends the session in this tab before the insurer responds', async ({ page }) => {
  await signIn(page)
  const release = await hold(page, 'GET', '**/auth/logout')
  await button(page, 'Kijelentkezés').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
  await reload(page)
  await expect(button(page, 'Kijelentkezés')).toHaveCount(0)
  await open(page, CASES)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
  release()
})

test('a logout that fails ends the session in this tab and shows a notice', async ({ page, insurer }) => {
  await signIn(page)
  await insurer.behave(failingScenario('auth.logout', 'network'))
  await button(page, 'Kijelentkezés').click()
  await expect(page.getByText('A kijelentkezést a rendszerünk nem igazolta vissza')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
})

test('a session that cannot be extended shows a countdown, and the draft is kept after the session expires', async ({
  page,
  insurer,
}) => {
  await page.clock.install()
  await openCase(page)
  await plate(page).fill('AABC123')
  await insurer.behave('noRenewal')
  await insurer.wait(18 * MINUTE + 1000)
  await button(page, 'Folytatom').click()
  await expect(page.getByRole('dialog')).toContainText('nem tudjuk meghosszabbítani')
  await button(page, 'Rendben').click()
  await expect(page.locator('[data-state="ending.counting"]')).toContainText(/0[01]:\d\d/)
  await insurer.wait(2 * MINUTE)
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
  await button(page, 'Belépés újra').click()
  await answerSignIn(page, personCustomer)
  await expect(plate(page)).toHaveValue('AABC123')
})
