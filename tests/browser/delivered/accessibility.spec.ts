import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { expectAccessible } from '../support/accessible.ts'
import { note, photo } from '../support/files.ts'
import { addFile, BOOK, CASE, DONE, fileRow, fillForm, plate } from '../support/plateCase.ts'
import {
  alert,
  answerSignIn,
  button,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  link,
  open,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

// Checks the delivered document with data that differ from the samples. The path tests (`screens/paths`) check every
// state of every screen with axe, and its layout at every size.

test.use({ viewport: { width: 360, height: 740 } })

test('the start page, the page of an unknown address and the screen of a failed start are accessible', async ({
  page,
  expected,
}) => {
  expected.push(/config\.json/)
  await open(page, '/kezdolap')
  await expectAccessible(page)
  await open(page, '/nincs-ilyen')
  await expect(heading(page, 'Ez az oldal nem található', 1)).toBeVisible()
  await expectAccessible(page)
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/kezdolap')
  await expect(button(page, 'Újra')).toBeVisible()
  await expectAccessible(page)
})

test('both steps of the sign-in are accessible, also with an error', async ({ page }) => {
  await open(page, SIGN_IN)
  await expectAccessible(page)
  await giveContractNumber(page, personCustomer.contractNumber)
  await expect(field(page, 'SMS-kód')).toBeVisible()
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(alert(page, 'Még 2')).toBeVisible()
  await expectAccessible(page)
})

test('the menu and a case are accessible up to the confirmation, also with errors', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await answerSignIn(page, personCustomer)
  await expect(link(page, CASE)).toBeVisible()
  await expectAccessible(page)
  await link(page, CASE).click()
  await plate(page).fill('Q1')
  await plate(page).blur()
  await expect(page.getByText('eltér a szokásos')).toBeVisible()
  await expectAccessible(page)
  await fillForm(page)
  await addFile(page).setInputFiles([photo(BOOK), note('egy-igen-hosszu-nevu-jegyzet-amely-nem-fer-el-egy-sorban.txt')])
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')
  await insurer.behave('unreachable')
  await addFile(page).setInputFiles(photo('hatoldal.jpg'))
  await expect(fileRow(page, 'hatoldal.jpg')).toContainText('Nem töltődött fel')
  await button(page, 'Tovább').click()
  await expect(alert(page, 'Kérjük, javítsa')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Vissza az ügyekhez').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Maradok').click()
  await insurer.behave('fast')
  await button(page, 'Eltávolítás: hatoldal.jpg').click()
  await page.getByRole('button', { name: /^Eltávolítás: egy-igen/ }).click()
  await button(page, 'Tovább').click()
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  await expectAccessible(page)
})
