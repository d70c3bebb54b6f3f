import type { Page } from 'playwright/test'
import { person } from '../support/customers.ts'
import type { Insurer } from '../support/insurer.ts'
import {
  answerSignIn,
  answers,
  button,
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

const BANNED = 'A belépés most szünetel'
const MINUTE = 60_000

/** The count-down as it stands, in seconds. */
const secondsLeft = async (page: Page): Promise<number> => {
  const clock = page.getByText(/^\d\d:\d\d$/)
  const [minutes, seconds] = (await clock.innerText()).split(':')
  return Number(minutes) * 60 + Number(seconds)
}

test('the third wrong code bans for an hour, which counts down, outlives a reload and ends by itself', async ({
  page,
  insurer,
}) => {
  await page.clock.install()
  await open(page, SIGN_IN)
  await giveContractNumber(page, person.contractNumber)
  for (const left of ['Még 2', 'Már csak egy']) {
    await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
    await expect(page.getByRole('alert').filter({ hasText: left })).toBeVisible()
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
  await expect(field(page, 'Szerződésszám')).toHaveValue(person.contractNumber)
  await answerSignIn(page, person)
  await expect(page).toHaveURL(CASES)
})

test('a banned contract number leaves the others alone', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, '90000009')
  await expect(heading(page, BANNED)).toBeVisible()
  expect(await secondsLeft(page)).toBeLessThanOrEqual(30 * 60)
  await button(page, 'Másik szerződéssel lépek be').click()
  await expect(field(page, 'Szerződésszám')).toHaveValue('')
  await answerSignIn(page, person)
  await expect(page).toHaveURL(CASES)
})

test("a ban is the insurer's: a fresh sign-in with the same number meets it again", async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await insurer.behave('lastAttempt')
  await giveContractNumber(page, person.contractNumber)
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(heading(page, BANNED)).toBeVisible()
  await button(page, 'Másik szerződéssel lépek be').click()
  await giveContractNumber(page, person.contractNumber)
  await expect(heading(page, BANNED)).toBeVisible()
})

/** Signs in with wrong codes until the ban. */
async function earnBan(page: Page, insurer: Insurer): Promise<void> {
  await open(page, SIGN_IN)
  await insurer.behave('lastAttempt')
  await giveContractNumber(page, person.contractNumber)
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(heading(page, BANNED)).toBeVisible()
}

test("a device's clock that is set back makes the ban no longer, in the page or over a reload", async ({
  page,
  insurer,
}) => {
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
  await expect(field(page, 'Szerződésszám')).toHaveValue(person.contractNumber)
})

test('another tab meets the same ban, with the time that is left', async ({ page, insurer }) => {
  await page.clock.install()
  await earnBan(page, insurer)
  await insurer.wait(20 * MINUTE)
  const opened = page.waitForEvent('popup')
  await page.evaluate((address) => window.open(address), SIGN_IN)
  const other = await opened
  await answers(other)
  await giveContractNumber(other, person.contractNumber)
  await expect(heading(other, BANNED)).toBeVisible()
  expect(await secondsLeft(other)).toBeLessThanOrEqual(60 * 60)
})

test('the time that is left is said in steps of five minutes, and at last each minute', async ({ page, insurer }) => {
  await page.clock.install()
  await earnBan(page, insurer)
  const said = page.getByRole('status').filter({ hasText: 'próbálhatja újra' })
  await expect(said).toHaveText('Legfeljebb 60 perc múlva próbálhatja újra.')
  await page.clock.fastForward(4 * MINUTE)
  await expect.poll(() => secondsLeft(page)).toBeLessThan(57 * 60)
  await expect(said).toHaveText('Legfeljebb 60 perc múlva próbálhatja újra.')
  await page.clock.fastForward(2 * MINUTE)
  await expect(said).toHaveText('Legfeljebb 55 perc múlva próbálhatja újra.')
  await page.clock.fastForward(51 * MINUTE)
  await expect(said).toHaveText(/Legfeljebb [23] perc múlva próbálhatja újra\./)
})
