import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { person } from '../support/customers.ts'
import { trouble } from '../support/insurer.ts'
import {
  alert,
  button,
  CASES,
  field,
  giveContractNumber,
  heading,
  KGFB,
  open,
  reload,
  SAID,
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

test('whoever has no phone number at the insurer is led to ask for a call', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, '90000007')
  await expect(page).toHaveURL(ADDRESS)
  await expect(heading(page, 'Telefonszám megadása', 1)).toBeVisible()
  await expect(page.getByText(/^\S\*+@pelda\.example$/)).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue('90000007')
  await expect(phone(page)).toHaveAttribute('inputmode', 'tel')
  await expect(phone(page)).toHaveAttribute('autocomplete', 'tel')
  await expectAccessible(page)
  await phone(page).fill('06 20 123 4567')
  await ask(page)
  await requested(page, '06 20 123 4567')
  await expectAccessible(page)
  await button(page, 'Vissza a belépéshez').click()
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('whoever changed the phone is led there from the code, and back', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  await button(page, 'Megváltozott a telefonszámom').click()
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByText('Ha megváltozott a telefonszáma')).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue(person.contractNumber)
  await button(page, 'Vissza a belépéshez').click()
  await expect(page).toHaveURL(SIGN_IN)
})

test('the address alone is enough, and a reload keeps what was typed', async ({ page }) => {
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

test('what cannot be a number is said at its field, and asked of nobody', async ({ page, insurer }) => {
  await open(page, ADDRESS)
  await insurer.behave('failing')
  await ask(page)
  await expect(alert(page, 'Írja be a szerződésszámát')).toBeVisible()
  await expect(alert(page, 'Írja be, melyik számon hívhatjuk')).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Szerződésszám').fill(person.contractNumber)
  await phone(page).fill('12345')
  await ask(page)
  await expect(alert(page, 'írja be: 06 vagy +36')).toBeVisible()
  await phone(page).fill('06 20 123 456')
  await ask(page)
  await expect(alert(page, '9 számjegy áll, itt 8 van')).toBeVisible()
  await expect(phone(page)).toBeFocused()
})

for (const kind of ['500', 'network', 'nonsense', 'lostAnswer'] as const) {
  test(`a request that meets "${kind}" says so, keeps what was typed, and goes on`, async ({ page, insurer }) => {
    await open(page, ADDRESS)
    await insurer.behave(trouble('auth.requestPhoneCall', kind))
    await field(page, 'Szerződésszám').fill(person.contractNumber)
    await phone(page).fill('06 20 123 4567')
    await ask(page)
    await expect(alert(page, SAID[kind])).toBeVisible()
    await expect(phone(page)).toHaveValue('06 20 123 4567')
    await insurer.behave('fast')
    await ask(page)
    await requested(page, '06 20 123 4567')
  })
}

test('whoever is signed in is led straight to the cases', async ({ page }) => {
  await signIn(page)
  await open(page, ADDRESS)
  await expect(page).toHaveURL(CASES)
  await expect(heading(page, KGFB, 1)).toBeVisible()
})
