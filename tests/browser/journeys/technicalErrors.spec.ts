import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { failingScenario } from '../support/insurer.ts'
import {
  addFile,
  BOOK,
  CASE,
  countCases,
  DONE,
  fileRow,
  fillCase,
  fillForm,
  NEW_PLATE,
  openCase,
  plate,
  step,
} from '../support/plateCase.ts'
import { alert, answerSignIn, button, heading, KGFB, link, open, reload, SAID, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

// Tests one type of technical error. `signIn` and `delivered/hostileAnswers` check the messages of the other types.
// `machines/matrix` checks every type at each call of every case.
test('a network error of the contract header or a case’s data is shown, and a retry loads the data', async ({
  page,
  insurer,
}) => {
  await open(page, SIGN_IN)
  await insurer.behave(failingScenario('kgfb.getHeader', 'network'))
  await answerSignIn(page, personCustomer)
  await expect(alert(page, SAID.network)).toBeVisible()
  await insurer.behave(failingScenario('kgfb.getModifyLicensePlate', 'network'))
  await button(page, 'Újra').click()
  await link(page, CASE).click()
  await expect(alert(page, SAID.network)).toBeVisible()
  await expect(heading(page, CASE, 1)).toBeVisible()
  await insurer.behave('fast')
  await button(page, 'Újra').click()
  await expect(step(page, 'form')).toBeVisible()
})

test('a network error of an upload or a submission keeps the draft, and a retry creates one case', async ({
  page,
  insurer,
}) => {
  await openCase(page)
  const before = await countCases(page)
  await fillForm(page)
  await insurer.behave(failingScenario('documents.upload', 'network'))
  await addFile(page).setInputFiles(photo(BOOK))
  await expect(fileRow(page, BOOK)).toContainText('Nem töltődött fel')
  await insurer.behave(failingScenario('kgfb.modifyLicensePlate', 'network'))
  await button(page, `Újra: ${BOOK}`).click()
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')
  await button(page, 'Tovább').click()
  await button(page, 'Beküldés').click()
  await expect(alert(page, 'A beküldés nem sikerült')).toBeVisible()
  await expect(page.getByText('AA BC-123')).toBeVisible()
  await expect(page.getByText(BOOK)).toBeVisible()
  await insurer.behave('fast')
  await button(page, 'Újra').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  expect(await countCases(page)).toBe(before + 1)
})

test('a submission repeated after a lost response and a reload creates no second case', async ({ page, insurer }) => {
  await fillCase(page)
  const before = await countCases(page)
  await insurer.behave(failingScenario('kgfb.modifyLicensePlate', 'lostAnswer'))
  await button(page, 'Beküldés').click()
  await expect(alert(page, 'A beküldés nem sikerült')).toBeVisible()
  await insurer.behave('fast')
  await reload(page)
  await expect(alert(page, 'A beküldés nem sikerült')).toBeVisible()
  await button(page, 'Újra').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  expect(await countCases(page)).toBe(before + 1)
})

test('uploads continue after a new sign-in if the session expires during an upload', async ({ page, insurer }) => {
  await openCase(page)
  await fillForm(page)
  await insurer.behave(failingScenario('documents.upload', 'expired', 'once'))
  const names = [BOOK, 'hatoldal.jpg', 'kozepe.jpg']
  await addFile(page).setInputFiles(names.map((name) => photo(name)))
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
  await button(page, 'Belépés újra').click()
  await answerSignIn(page, personCustomer)
  await expect(step(page, 'documents')).toBeVisible()
  for (const name of names) await expect(fileRow(page, name)).toContainText('feltöltve')
  await button(page, 'Előző lépés').click()
  await expect(plate(page)).toHaveValue(NEW_PLATE)
})

test('a form keeps its answers if the session expires and the customer signs in again', async ({ page, insurer }) => {
  await page.clock.install()
  await openCase(page)
  await plate(page).fill(NEW_PLATE)
  await insurer.wait(21 * 60_000)
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
  await button(page, 'Belépés újra').click()
  await answerSignIn(page, personCustomer)
  await expect(plate(page)).toHaveValue(NEW_PLATE)
})

test('the menu reports that the contract header failed to reload after a case, and a retry loads it', async ({
  page,
  insurer,
}) => {
  await fillCase(page)
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  await insurer.behave(failingScenario('kgfb.getHeader', 'nonsense'))
  await link(page, 'Vissza az ügyekhez').click()
  await expect(page.getByRole('status').filter({ hasText: 'Korábbi adatokat lát' })).toBeVisible()
  await insurer.behave('fast')
  await button(page, 'Újra').click()
  await expect(page.getByText('AA BC-123')).toBeVisible()
  await expect(heading(page, KGFB, 1)).toBeVisible()
})
