import { expectAccessible } from '../support/accessible.ts'
import { person, terminated } from '../support/customers.ts'
import { note, photo } from '../support/files.ts'
import { hold } from '../support/hold.ts'
import { trouble } from '../support/insurer.ts'
import { addFile, BOOK, DONE, fileRow, fillCase, fillForm, openCase, plate } from '../support/plateCase.ts'
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
  PLATE_CASE,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('home, an address that leads nowhere and a failed start are accessible', async ({ page, expected }) => {
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

test('the sign-in is accessible at each question, with and without faults', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await expectAccessible(page)
  await button(page, 'Tovább').click()
  await expect(alert(page, 'Írja be')).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('unreachable')
  await giveContractNumber(page, person.contractNumber)
  await expect(alert(page, 'Nem értük el')).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('fast')
  await button(page, 'Tovább').click()
  await expect(field(page, 'SMS-kód')).toBeVisible()
  await expectAccessible(page)
  await giveAnswer(page, { question: 'SMS-kód', answer: '000000' })
  await expect(alert(page, 'Még 2')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Nem kaptam kódot').click()
  await expect(field(page, 'Rendszám')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Előző lépés').click()
  await giveContractNumber(page, terminated.contractNumber)
  await expect(field(page, 'Irányítószám')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Előző lépés').click()
  for (const [number, title] of [
    ['90000001', 'Flottaszerződését külön felületen intézheti'],
    ['90000009', 'A belépés most szünetel'],
  ] as const) {
    await giveContractNumber(page, number)
    await expect(heading(page, title, 2)).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Másik szerződéssel lépek be').click()
  }
})

test('the contract is accessible: its menu, an empty search, faults, and leaving it', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await insurer.behave(trouble('kgfb.getHeader', 'nonsense'))
  await answerSignIn(page, person)
  await expect(button(page, 'Újra')).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('fast')
  await button(page, 'Újra').click()
  await expect(link(page, 'Rendszám módosítása')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('nincs')
  await expectAccessible(page)
  await link(page, 'Vissza a kezdőlapra').click()
  await expect(page.getByText('Be van jelentkezve')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Casco').click()
  await expect(heading(page, 'Átlép egy másik biztosításhoz?', 1)).toBeVisible()
  await expectAccessible(page)
})

test('a terminated contract and a refused case are accessible', async ({ page }) => {
  await open(page, PLATE_CASE)
  await answerSignIn(page, terminated)
  await expect(heading(page, 'Ez az ügy most nem intézhető', 1)).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Vissza a szerződéshez').click()
  await expect(page.getByText('Ez a szerződés megszűnt')).toBeVisible()
  await expectAccessible(page)
})

test('the form and the documents are accessible, with and without faults', async ({ page, insurer }) => {
  await openCase(page)
  await expectAccessible(page)
  await button(page, 'Tovább').click()
  await expect(alert(page, 'Kérjük, javítsa')).toBeVisible()
  await expectAccessible(page)
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
})

test('the summary, the failed and the done submission are accessible', async ({ page, insurer }) => {
  await fillCase(page)
  await expectAccessible(page)
  await insurer.behave('unreachable')
  await button(page, 'Beküldés').click()
  await expect(alert(page, 'A beküldés nem sikerült')).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('fast')
  await button(page, 'Újra').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  await expectAccessible(page)
})

test('waiting for the insurer is announced and accessible', async ({ page }) => {
  await signIn(page)
  await hold(page, 'GET', '**/kgfb/modify-license-plate')
  await link(page, 'Rendszám módosítása').click()
  await expect(page.getByRole('status').filter({ hasText: 'betöltődnek' })).toBeAttached()
  await expectAccessible(page)
  await expect(plate(page)).toBeHidden()
})

test('the end of a session is accessible', async ({ page, insurer }) => {
  await openCase(page)
  await insurer.behave(trouble('documents.upload', 'expired'))
  await fillForm(page)
  await addFile(page).setInputFiles(photo(BOOK))
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
  await expectAccessible(page)
})
