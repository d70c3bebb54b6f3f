import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { hold } from '../support/hold.ts'
import { failingScenario } from '../support/insurer.ts'
import { tabTo } from '../support/keyboard.ts'
import { button, heading, link, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const ZIP_CODE = 'Irányítószám'
const STREET = 'Utca, út vagy tér'
/** The call that returns the cities of a postal code. */
const ZIP_CODES = '**/address-recommendation/zip-code?*'
const DONE = 'Az állandó címét módosítottuk'

/** The text field with this label, which has a suggestion list. */
const helped = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })
const city = (page: Page): Locator => helped(page, 'Település')
const houseNumber = (page: Page): Locator => page.getByRole('textbox', { name: /^Házszám/ })
const list = (page: Page): Locator => page.getByRole('listbox')
const options = (page: Page): Locator => list(page).getByRole('option')

/** Signs in and opens the change of the permanent address. */
async function openAddress(page: Page): Promise<void> {
  await signIn(page)
  await link(page, 'Cím módosítása').click()
  await link(page, 'Állandó cím').click()
  await expect(heading(page, 'Mi az új címe?', 2)).toBeVisible()
}

test('an address can be entered with the keyboard alone, using suggestions', async ({ page }) => {
  await openAddress(page)
  await expect(city(page)).toHaveValue('Szeged')
  await tabTo(page, helped(page, ZIP_CODE))
  await page.keyboard.type('3882')
  await expect(options(page)).toHaveText(['3882 Abaújalpár', '3882 Abaújkér'])
  await expect(page.getByRole('status').filter({ hasText: '2 javaslat' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeHidden()
  await expect(city(page)).toHaveValue('Abaújkér')
  await expect(page.getByRole('status').filter({ hasText: 'Kitöltöttük a települést: Abaújkér' })).toBeAttached()

  await tabTo(page, helped(page, STREET))
  await page.keyboard.type('kossuth')
  await expect(options(page)).toHaveText(['Kossuth Lajos utca'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(helped(page, STREET)).toHaveValue('Kossuth Lajos utca')
  await expect(houseNumber(page)).toBeFocused()
  await page.keyboard.type('5.')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Ellenőrzés', 2)).toBeFocused()
  for (const answer of ['Magyarország', '3882', 'Abaújkér', 'Kossuth Lajos utca', '5.']) {
    await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
  }
  await tabTo(page, button(page, 'Beküldés'))
  await page.keyboard.press('Enter')
  await expect(heading(page, DONE, 2)).toBeFocused()
})

test('cities that load only after the customer has left the postal code are suggested at the city field', async ({
  page,
}) => {
  await openAddress(page)
  const letAnswer = await hold(page, 'GET', ZIP_CODES)
  await tabTo(page, helped(page, ZIP_CODE))
  await page.keyboard.type('3882')
  await page.keyboard.press('Tab')
  await expect(city(page)).toBeFocused()
  letAnswer()
  await expect(options(page)).toHaveText(['Abaújalpár', 'Abaújkér'])
  await expect(page.getByRole('status').filter({ hasText: '2 település tartozik' })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(helped(page, STREET)).toBeFocused()
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'javaslat' })).not.toBeAttached()
  await expect(page.getByText('Az irányítószám szerint a település: Abaújalpár vagy Abaújkér.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city(page)).toHaveValue('Abaújalpár')
})

test('an address can be entered without suggestions if they fail to load', async ({ page, insurer }) => {
  await openAddress(page)
  await insurer.behave(failingScenario('address.suggestZipCodes', '500'))
  await helped(page, ZIP_CODE).fill('6900')
  await expect(page.getByRole('status').filter({ hasText: 'Most nem tudunk javaslatot adni' })).toBeVisible()
  await city(page).fill('Makó')
  await expect(page.getByText('Most nem tudunk javaslatot adni')).toBeHidden()
  await helped(page, STREET).fill('Egyik utca')
  await houseNumber(page).fill('1.')
  await button(page, 'Tovább').click()
  await expect(page.getByRole('definition').filter({ hasText: 'Egyik utca' })).toBeVisible()
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
})

test('suggestions on a phone appear below their field and can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAddress(page)
  await helped(page, ZIP_CODE).fill('11')
  await expect(list(page)).toBeVisible()
  const [inputBox, listBox] = await Promise.all([helped(page, ZIP_CODE).boundingBox(), list(page).boundingBox()])
  expect(listBox?.y).toBeGreaterThanOrEqual((inputBox?.y ?? 0) + (inputBox?.height ?? 0))
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await options(page).nth(1).click()
  await expect(helped(page, ZIP_CODE)).toBeFocused()
  await expect(city(page)).toHaveValue('Budapest')
})
