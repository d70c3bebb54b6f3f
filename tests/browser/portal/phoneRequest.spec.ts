import type { Page } from 'playwright/test'
import {
  button,
  CASES,
  field,
  giveContractNumber,
  heading,
  KGFB,
  open,
  reload,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const ADDRESS = '/kgfb/telefonszam'
const phone = (page: Page) => field(page, 'Telefonszám')
const ask = (page: Page) => button(page, 'Visszahívást kérek').click()

const requested = async (page: Page, number: string) => {
  await expect(heading(page, 'Visszahívjuk', 2)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
}

test('a sign-in without a registered phone number leads to the callback request', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, '90000007')
  await expect(page).toHaveURL(ADDRESS)
  await expect(heading(page, 'Telefonszám megadása', 1)).toBeVisible()
  await expect(page.getByText(/^\S\*+@pelda\.example$/)).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue('90000007')
  await expect(phone(page)).toHaveAttribute('inputmode', 'tel')
  await expect(phone(page)).toHaveAttribute('autocomplete', 'tel')
  await phone(page).fill('06 20 123 4567')
  await ask(page)
  await requested(page, '+36 20 123 4567')
  await button(page, 'Vissza a belépéshez').click()
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('the callback request opens by its address, and a reload keeps the input', async ({ page }) => {
  await open(page, ADDRESS)
  await field(page, 'Szerződésszám').fill('10 000 001')
  await phone(page).fill('+36 30 765')
  await reload(page)
  await expect(field(page, 'Szerződésszám')).toHaveValue('10 000 001')
  await expect(phone(page)).toHaveValue('+36 30 765')
  await phone(page).fill('+36 30 765 4321')
  await ask(page)
  await requested(page, '+36 30 765 4321')
  await reload(page)
  await requested(page, '+36 30 765 4321')
  await button(page, 'Vissza a belépéshez').click()
  await open(page, ADDRESS)
  await expect(phone(page)).toHaveValue('')
})

test('the address of the callback request redirects a signed-in customer to the menu of cases', async ({ page }) => {
  await signIn(page)
  await open(page, ADDRESS)
  await expect(page).toHaveURL(CASES)
  await expect(heading(page, KGFB, 1)).toBeVisible()
})
