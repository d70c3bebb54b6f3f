import type { Page } from 'playwright/test'
import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import {
  alert,
  button,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  link,
  open,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const SETTINGS = 'Biztonsági beállítások'

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openSettings(page: Page): Promise<void> {
  await link(page, SETTINGS).click()
  await expect(heading(page, SETTINGS, 1)).toBeVisible()
  await expect(page).toHaveURL('/kgfb/biztonsag')
}

async function askForCode(page: Page, channel: 'Telefonszám' | 'E-mail-cím', value: string): Promise<void> {
  await button(page, `Módosítás: ${channel}`).click()
  await field(page, channel === 'Telefonszám' ? 'Új telefonszám' : 'Új e-mail-cím').fill(value)
  await button(page, 'Tovább').click()
}

async function giveCode(page: Page, code: string, label = 'SMS-kód'): Promise<void> {
  await field(page, label).fill(code)
  await button(page, 'Tovább').click()
}

test('a customer changes the phone number, and the code of the next sign-in goes to the new number', async ({
  page,
}) => {
  await signIn(page, personCustomer)
  await openSettings(page)
  await askForCode(page, 'Telefonszám', '06 70 111-2205')
  const code = field(page, 'SMS-kód')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText('+36 70 *** **05')).toBeVisible()
  await giveCode(page, '123 456')
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
  await expect(status(page, '+36 70 *** **05')).toBeVisible()
  await button(page, 'Kész').click()
  await expect(page).toHaveURL(CASES)
  await button(page, 'Kijelentkezés').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  await expect(page.getByText('+36 70 *** **05')).toBeVisible()
})

test('a phone number change after a sign-in with a plate also requires a code sent to the old phone', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  await button(page, 'Nem kaptam kódot').click()
  await giveAnswer(page, { question: 'Rendszám', answer: 'RJK-482' })
  await expect(page).toHaveURL(CASES)
  await openSettings(page)
  await askForCode(page, 'Telefonszám', '+36 70 111 2205')
  await expect(field(page, 'Megerősítő kód')).toBeVisible()
  await giveCode(page, '123456')
  await expect(alert(page, 'Írja be a megerősítő kódot is')).toBeVisible()
  await expect(field(page, 'Megerősítő kód')).toBeFocused()
  await field(page, 'Megerősítő kód').fill('123456')
  await button(page, 'Tovább').click()
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
})
