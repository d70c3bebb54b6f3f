import type { Page } from 'playwright/test'
import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import type { Insurer } from '../support/insurer.ts'
import {
  answerSignIn,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  open,
  reload,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const BANNED = 'A belépést ideiglenesen letiltottuk'
const MINUTE = 60_000

/** Returns the current value of the countdown, in seconds. */
const secondsLeft = async (page: Page): Promise<number> => {
  const clock = page.getByText(/^\d\d:\d\d$/)
  const [minutes, seconds] = (await clock.innerText()).split(':')
  return Number(minutes) * 60 + Number(seconds)
}

test('a third wrong code blocks the sign-in for an hour, also after a reload', async ({ page, insurer }) => {
  await page.clock.install()
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  for (const triesLeft of ['Még 2', 'Már csak egy']) {
    await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
    await expect(page.getByRole('alert').filter({ hasText: triesLeft })).toBeVisible()
  }
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(heading(page, BANNED)).toBeVisible()
  expect(await secondsLeft(page)).toBeGreaterThan(59 * 60)

  await insurer.wait(20 * MINUTE)
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(40 * 60)
  await reload(page)
  await expect(heading(page, BANNED)).toBeVisible()
  expect(await secondsLeft(page)).toBeLessThanOrEqual(40 * 60)
  expect(await secondsLeft(page)).toBeGreaterThan(38 * 60)

  await insurer.wait(41 * MINUTE)
  await expect(field(page, 'Szerződésszám')).toHaveValue(personCustomer.contractNumber)
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})

test('a wrong code submitted by a held Enter key uses only one attempt', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  await field(page, 'SMS-kód').fill('000000')
  await page.keyboard.down('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Még 2' })).toBeVisible()
  // `down` without `up` repeats the key, as a keyboard does while a key is held.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await giveAnswer(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})

/** Enters a wrong code on the last attempt, so that the insurer bans the sign-in. */
async function earnBan(page: Page, insurer: Insurer): Promise<void> {
  await open(page, SIGN_IN)
  await insurer.behave('lastAttempt')
  await giveContractNumber(page, personCustomer.contractNumber)
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(heading(page, BANNED)).toBeVisible()
}

test('a ban is not extended if the device’s clock is set back, also after a reload', async ({ page, insurer }) => {
  await page.clock.install()
  await earnBan(page, insurer)
  await page.clock.fastForward(20 * MINUTE)
  await page.clock.setSystemTime(Date.now() - 300 * MINUTE)
  await page.clock.fastForward(2000)
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(40 * 60)
  await reload(page)
  await expect(heading(page, BANNED)).toBeVisible()
  expect(await secondsLeft(page)).toBeLessThanOrEqual(40 * 60)
  expect(await secondsLeft(page)).toBeGreaterThan(38 * 60)
  await page.clock.fastForward(41 * MINUTE)
  await expect(field(page, 'Szerződésszám')).toHaveValue(personCustomer.contractNumber)
})
