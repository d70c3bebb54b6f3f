import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { person } from '../support/customers.ts'
import { trouble } from '../support/insurer.ts'
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
  reload,
  SAID,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { stopClock } from '../support/time.ts'

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

test('a customer changes the phone number, and the next sign-in’s code goes to the new one', async ({ page }) => {
  await signIn(page, person)
  await openSettings(page)
  await expectAccessible(page)
  await askForCode(page, 'Telefonszám', '06 70 111-2205')
  const code = field(page, 'SMS-kód')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText('+36 70 *** **05')).toBeVisible()
  await expectAccessible(page)
  await giveCode(page, '123 456')
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
  await expect(status(page, '+36 70 *** **05')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Kész').click()
  await expect(page).toHaveURL(CASES)
  await button(page, 'Kijelentkezés').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  await expect(page.getByText('+36 70 *** **05')).toBeVisible()
})

test('a customer changes the e-mail address', async ({ page }) => {
  await signIn(page, person)
  await openSettings(page)
  await askForCode(page, 'E-mail-cím', 'uj@pelda.example')
  await giveCode(page, '123456', 'E-mailben kapott kód')
  await expect(status(page, 'u*****@pelda.example')).toBeVisible()
  await button(page, 'Másik adat módosítása').click()
  await expect(button(page, 'Módosítás: Telefonszám')).toBeVisible()
})

test('whoever signed in with a plate needs the code of the former phone too', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  await button(page, 'Nem kaptam kódot').click()
  await giveAnswer(page, { question: 'Rendszám', answer: 'RJK-482' })
  await expect(page).toHaveURL(CASES)
  await openSettings(page)
  await askForCode(page, 'Telefonszám', '+36 70 111 2205')
  await expect(field(page, 'Megerősítő kód')).toBeVisible()
  await expectAccessible(page)
  await giveCode(page, '123456')
  await expect(alert(page, 'Írja be a megerősítő kódot is')).toBeVisible()
  await expect(field(page, 'Megerősítő kód')).toBeFocused()
  await field(page, 'Megerősítő kód').fill('123456')
  await button(page, 'Tovább').click()
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
})

test('a wrong code is kept with the attempts that are left, and after the last one the change starts anew', async ({
  page,
}) => {
  await signIn(page, person)
  await openSettings(page)
  await askForCode(page, 'Telefonszám', '06 70 111-2205')
  await giveCode(page, '000000')
  await expect(alert(page, 'Még 2 próbálkozása van')).toBeVisible()
  await expect(field(page, 'SMS-kód')).toBeFocused()
  await expect(field(page, 'SMS-kód')).toHaveValue('000000')
  await giveCode(page, '000001')
  await expect(alert(page, 'Már csak egy próbálkozása van')).toBeVisible()
  await giveCode(page, '000002')
  await expect(heading(page, 'Elfogytak a próbálkozások', 2)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Újrakezdem').click()
  await expect(field(page, 'Új telefonszám')).toHaveValue('06 70 111-2205')
  await button(page, 'Tovább').click()
  await giveCode(page, '123456')
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
})

test('what cannot be a number or an address is refused, and so is the one that is there already', async ({ page }) => {
  await signIn(page, person)
  await openSettings(page)
  await askForCode(page, 'Telefonszám', '+36 60 123 4567')
  await expect(alert(page, 'Ilyen magyar előhívó nincs: 60')).toBeVisible()
  await expect(field(page, 'Új telefonszám')).toBeFocused()
  await field(page, 'Új telefonszám').fill('+36 20 123 4567')
  await button(page, 'Tovább').click()
  await expect(alert(page, 'Nem tudtuk elküldeni a kódot')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Előző lépés').click()
  await askForCode(page, 'E-mail-cím', 'uj@')
  await expect(alert(page, 'A @ után hiányzik valami')).toBeVisible()
})

test('a reload comes back to the code, and another one can be asked for after thirty seconds', async ({
  page,
  insurer,
}) => {
  await stopClock(page)
  await signIn(page, person)
  await openSettings(page)
  await askForCode(page, 'Telefonszám', '06 70 111-2205')
  await field(page, 'SMS-kód').fill('123')
  await reload(page)
  await expect(field(page, 'SMS-kód')).toHaveValue('')
  const again = button(page, 'Új kód küldése')
  await expect(again).toBeDisabled()
  await insurer.wait(31_000)
  await again.click()
  await expect(status(page, 'Új kódot küldtünk')).toBeVisible()
  await expect(again).toBeDisabled()
  await giveCode(page, '123456')
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
})

// The kind that may have arrived all the same; what is said of each other, `journeys/faults` sees.
test('a change that meets a lost answer says so, keeps what was typed, and goes on', async ({ page, insurer }) => {
  await signIn(page, person)
  await openSettings(page)
  await insurer.behave(trouble('auth.changePhone', 'lostAnswer'))
  await askForCode(page, 'Telefonszám', '06 70 111-2205')
  await expect(alert(page, SAID.lostAnswer)).toBeVisible()
  await expect(field(page, 'Új telefonszám')).toHaveValue('06 70 111-2205')
  await insurer.behave(trouble('auth.validatePhoneCode', 'lostAnswer'))
  await button(page, 'Tovább').click()
  await giveCode(page, '123456')
  await expect(alert(page, SAID.lostAnswer)).toBeVisible()
  await expect(field(page, 'SMS-kód')).toHaveValue('123456')
  await insurer.behave('fast')
  await button(page, 'Tovább').click()
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
})

test('the header leads from the settings back to the cases', async ({ page }) => {
  await signIn(page, person)
  await openSettings(page)
  await link(page, 'Vissza az ügyekhez').click()
  await expect(page).toHaveURL(CASES)
})
