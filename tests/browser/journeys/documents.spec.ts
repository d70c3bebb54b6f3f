import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright/test'
import { failingScenario } from '../support/insurer.ts'
import { alert, button, heading, link, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const rows = (page: Page, list = 'Számlák'): Locator => page.getByRole('list', { name: list }).getByRole('listitem')
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Keresés a dokumentumok között' })
const firstOf = (page: Page, action: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${action}: Számla SZ-`) }).first()

/** Presses a button and waits for the download that it starts. Returns the download. */
const download = async (page: Page, press: Locator): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()])
  return file
}

const begins = async (file: Download): Promise<string> => (await readFile(await file.path())).toString('latin1', 0, 5)

test('a customer finds an invoice, downloads it and sends it by e-mail', { tag: '@in-page' }, async ({ page }) => {
  await signIn(page)
  await link(page, 'Számlák').click()
  await expect(heading(page, 'Számlák', 1)).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
  const [number = ''] = (await rows(page).nth(3).innerText()).match(/SZ-\d{4}\/\d{6}/) ?? []
  await search(page).fill(number)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 találat')).toBeVisible()

  const file = await download(page, button(page, `Letöltés: Számla ${number}`))
  expect(file.suggestedFilename()).toMatch(/^szamla-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(await begins(file)).toBe('%PDF-')
  await expect(page.getByText('A dokumentum megérkezett')).toBeVisible()

  await button(page, `Küldés e-mailben: Számla ${number}`).click()
  await expect(page.getByText('Elküldtük ide: kerekes.boglarka@pelda.example')).toBeVisible()
})

test('a failed download shows the reason, and a retry downloads the file', async ({ page, insurer, expected }) => {
  expected.push(/500/)
  await signIn(page)
  await link(page, 'Zöldkártya').click()
  await expect(button(page, 'Letöltés: Zöldkártya')).toBeVisible()
  await insurer.behave(failingScenario('insuranceDocuments.downloadGreenCard', '500'))
  await button(page, 'Letöltés: Zöldkártya').click()
  await expect(alert(page, 'A rendszerünk most nem tudja kiadni a fájlt')).toBeVisible()
  await insurer.behave('fast')
  const file = await download(page, button(page, 'Újra: Zöldkártya'))
  expect(file.suggestedFilename()).toBe('zoldkartya.pdf')
  expect(await begins(file)).toBe('%PDF-')
})

test('10,000 invoices can be scrolled and searched, and each row tells screen readers its position', async ({
  page,
  insurer,
}) => {
  await signIn(page)
  await insurer.behave('manyDocuments')
  await link(page, 'Számlák').click()
  await expect(page.getByText('10000 dokumentum')).toBeVisible()
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '10000')
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')
  expect(await rows(page).count()).toBeLessThan(60)

  // The button keeps the focus, however far the customer scrolls the list.
  await firstOf(page, 'Letöltés').focus()
  await page.keyboard.press('End')
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', '10000')
  await expect(firstOf(page, 'Letöltés')).toBeFocused()

  await page.keyboard.press('Home')
  await page.getByRole('combobox', { name: 'Év' }).selectOption('2020')
  await search(page).fill('2020. 05.')
  await expect(page.getByText(/^\d+ találat$/)).toBeVisible()
  await expect(rows(page).first()).toContainText('2020. 05.')
})
