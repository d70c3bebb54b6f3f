import { company, person, terminated } from '../support/customers.ts'
import { trouble } from '../support/insurer.ts'
import {
  alert,
  answerSignIn,
  button,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  KGFB,
  open,
  SAID,
  SIGN_IN,
  signInByHand,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { stopClock } from '../support/time.ts'

test('a customer signs in with the code of a text message', { tag: '@in-page' }, async ({ page }) => {
  await open(page, SIGN_IN)
  await expect(page).toHaveTitle(`Minta Biztosító Ügyfélportál – ${KGFB}`)
  await giveContractNumber(page, person.contractNumber)
  const code = field(page, 'SMS-kód')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText(/\*{2,}/).first()).toBeVisible()
  await giveAnswer(page, person)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page).toHaveURL(CASES)
})

test('a company signs in with its plate, however it is written', async ({ page }) => {
  await open(page, SIGN_IN)
  await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
  await answerSignIn(page, { ...company, answer: 'abc 123' })
  await expect(page).toHaveURL(CASES)
})

test('a customer signs in with a zip code', async ({ page }) => {
  await signInByHand(page, terminated)
})

test('a customer who got no code signs in with the plate instead', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  await button(page, 'Nem kaptam kódot').click()
  await giveAnswer(page, { question: 'Rendszám', answer: 'RJK-482' })
  await expect(page).toHaveURL(CASES)
})

test('another code can be asked for after thirty seconds, and not before', async ({ page, insurer }) => {
  await stopClock(page)
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  const again = button(page, 'Új kód küldése')
  await expect(again).toBeDisabled()
  await insurer.wait(28_000)
  await expect(again).toBeDisabled()
  await insurer.wait(3000)
  await expect(again).toBeEnabled()
  await again.click()
  await expect(page.getByRole('status').filter({ hasText: 'Új kódot küldtünk' })).toBeVisible()
  await expect(again).toBeDisabled()
  await giveAnswer(page, person)
  await expect(page).toHaveURL(CASES)
})

test('a wrong code is said to be wrong, with the attempts that are left, and the field keeps the focus', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(alert(page, 'Még 2 próbálkozása van')).toBeVisible()
  await expect(field(page, 'SMS-kód')).toBeFocused()
  await giveAnswer(page, { question: 'SMS-kód', answer: '000001' })
  await expect(alert(page, 'Már csak egy próbálkozása van')).toBeVisible()
  await giveAnswer(page, person)
  await expect(page).toHaveURL(CASES)
})

test('a contract number that nobody has is refused, and kept for correction', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, '12345678')
  await expect(alert(page, 'nem találunk szerződést')).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue('12345678')
  await expect(field(page, 'Szerződésszám')).toBeFocused()
  await answerSignIn(page, person)
  await expect(page).toHaveURL(CASES)
})

test('empty and malformed answers are refused without asking the insurer', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await insurer.behave('failing')
  await button(page, 'Tovább').click()
  await expect(alert(page, 'Írja be a szerződésszámát')).toBeVisible()
  await giveContractNumber(page, 'ABC')
  await expect(alert(page, 'csak számjegyekből')).toBeVisible()
  await insurer.behave('fast')
  await giveContractNumber(page, '10 000 001')
  await giveAnswer(page, { question: 'SMS-kód', answer: '12' })
  await expect(alert(page, 'hat számjegyből')).toBeVisible()
})

test('a fleet contract is led to the form for fleets', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, '90000001')
  await expect(page.getByRole('link', { name: 'Flottakezelés' })).toHaveAttribute('href', /flotta/)
  await button(page, 'Másik szerződéssel lépek be').click()
  await expect(field(page, 'Szerződésszám')).toHaveValue('')
})

test('any other refusal is said, and the number kept', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, '90000002')
  await expect(alert(page, 'most nem tud belépni')).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue('90000002')
})

test('a sign-in that took too long starts anew, with the contract number kept', async ({ page, insurer }) => {
  await page.clock.install()
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  await expect(field(page, 'SMS-kód')).toBeVisible()
  await insurer.wait(11 * 60_000)
  await giveAnswer(page, person)
  await expect(page.getByRole('status').filter({ hasText: 'Letelt az idő' })).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue(person.contractNumber)
  await answerSignIn(page, person)
  await expect(page).toHaveURL(CASES)
})

test('a sign-in that meets a failing server says so, keeps what was typed, and goes on', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await insurer.behave(trouble('auth.login', '500'))
  await giveContractNumber(page, person.contractNumber)
  await expect(alert(page, SAID[500])).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue(person.contractNumber)
  await insurer.behave(trouble('auth.otp', '500'))
  await button(page, 'Tovább').click()
  await giveAnswer(page, person)
  await expect(alert(page, SAID[500])).toBeVisible()
  await expect(field(page, 'SMS-kód')).toHaveValue(person.answer)
  await insurer.behave('fast')
  await button(page, 'Belépés').click()
  await expect(page).toHaveURL(CASES)
})
