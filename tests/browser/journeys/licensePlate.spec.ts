import { company } from '../support/customers.ts'
import { note, photo } from '../support/files.ts'
import {
  addFile,
  attach,
  attachAndGoOn,
  BOOK,
  CASE,
  countCases,
  DONE,
  fileRow,
  fillCase,
  fillForm,
  openCase,
  plate,
  step,
} from '../support/plateCase.ts'
import { alert, button, CASES, heading, KGFB, link } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('a customer changes the licence plate, from the menu to the confirmation', { tag: '@in-page' }, async ({
  page,
}) => {
  await openCase(page)
  await expect(page).toHaveTitle(`Minta Biztosító Ügyfélportál – ${KGFB} – ${CASE}`)
  await expect(heading(page, CASE, 1)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Más szerződése is módosul' })).toBeVisible()
  const before = await countCases(page)
  await fillForm(page)
  await attachAndGoOn(page)
  await expect(page.getByText('AA BC-123')).toBeVisible()
  await expect(page.getByText(BOOK)).toBeVisible()
  await button(page, 'Beküldés').click()

  await expect(heading(page, DONE, 2)).toBeVisible()
  await expect(page.getByText('RJK-482')).toBeVisible()
  await expect(page.getByText('AA BC-123')).toBeVisible()
  await expect(page.getByText('kerekes.boglarka@pelda.example')).toBeVisible()
  await expect(button(page, 'Nyomtatás')).toBeVisible()
  expect(await countCases(page)).toBe(before + 1)

  await link(page, 'Vissza az ügyekhez').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page.getByText('AA BC-123')).toBeVisible()
  await expect(page.getByText(`${before + 1} ügy`)).toBeVisible()
})

test('a customer without other contracts is told of none', async ({ page }) => {
  await openCase(page, company)
  await expect(page.getByText('Más szerződése is módosul')).toBeHidden()
})

test('the summary leads to each answer and back', async ({ page }) => {
  await fillCase(page)
  await button(page, 'Módosítás: Új rendszám').click()
  await expect(plate(page)).toHaveValue('AABC123')
  await plate(page).fill('XYZ-987')
  await button(page, 'Tovább').click()
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')
  await button(page, 'Tovább').click()
  await expect(page.getByText('XYZ-987')).toBeVisible()
  await button(page, 'Módosítás: Forgalmi engedély').click()
  await expect(step(page, 'documents')).toBeVisible()
  await button(page, 'Előző lépés').click()
  await expect(plate(page)).toHaveValue('XYZ-987')
})

test('an answer that cannot be right is refused at once, with a summary that leads to it', async ({ page }) => {
  await openCase(page)
  await button(page, 'Tovább').click()
  const summary = page.getByRole('alert').filter({ hasText: 'Kérjük, javítsa a következőket' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Új rendszám: Adja meg az új rendszámot.' }).click()
  await expect(plate(page)).toBeFocused()
  await plate(page).fill('??')
  await plate(page).blur()
  await expect(page.getByText('betűnek vagy számjegynek is')).toBeVisible()
})

test('a plate that follows no known series may pass, after a second look', async ({ page }) => {
  await openCase(page)
  await plate(page).fill('Q1')
  await plate(page).blur()
  await expect(page.getByRole('status').filter({ hasText: 'eltér a szokásos' })).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(step(page, 'documents')).toBeVisible()
})

test('the summary is not reached without the registration book', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await button(page, 'Tovább').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Kérjük, javítsa' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Forgalmi engedély: Töltse fel a forgalmi engedélyt.' })).toBeVisible()
})

test('files that the insurer does not take are refused by name, and can be removed', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await addFile(page).setInputFiles([note('jegyzet.txt'), photo('nagy.jpg', 10 * 1024 * 1024 + 1)])
  await expect(alert(page, 'Ilyen fájlt nem fogadunk')).toBeVisible()
  await expect(alert(page, 'Túl nagy')).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(step(page, 'documents')).toBeVisible()
  await button(page, 'Eltávolítás: jegyzet.txt').click()
  await button(page, 'Eltávolítás: nagy.jpg').click()
  await expect(fileRow(page, 'jegyzet.txt')).toBeHidden()
  await attachAndGoOn(page)
})

test('a file that is uploaded can be removed again', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await attach(page)
  await attach(page, photo('hatoldal.jpg'))
  await button(page, `Eltávolítás: ${BOOK}`).click()
  await expect(fileRow(page, BOOK)).toBeHidden()
  await button(page, 'Tovább').click()
  await expect(page.getByText('hatoldal.jpg')).toBeVisible()
  await expect(page.getByText(BOOK)).toBeHidden()
})

test('five rapid clicks on the last button make one case', async ({ page }) => {
  await fillCase(page)
  const before = await countCases(page)
  await button(page, 'Beküldés').click({ clickCount: 5, delay: 0 })
  await expect(heading(page, DONE, 2)).toBeVisible()
  expect(await countCases(page)).toBe(before + 1)
})

test('the plate that the contract has already is refused, and every answer kept', async ({ page }) => {
  await openCase(page)
  await fillForm(page, 'RJK482')
  await attachAndGoOn(page)
  await button(page, 'Beküldés').click()
  await expect(alert(page, 'A kérését nem tudtuk teljesíteni')).toBeVisible()
  await expect(plate(page)).toHaveValue('RJK482')
  await plate(page).fill('XYZ987')
  await button(page, 'Tovább').click()
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')
  await button(page, 'Tovább').click()
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
})

test('the menu is narrowed down while one types, whatever the accents', async ({ page }) => {
  await openCase(page)
  await link(page, 'Vissza az ügyekhez').click()
  const search = page.getByRole('searchbox', { name: 'Keresés az ügyek között' })
  await search.fill('rendszam')
  await expect(link(page, CASE)).toBeVisible()
  await search.fill('nincs ilyen')
  await expect(link(page, CASE)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Nincs találat' })).toBeVisible()
  await expect(page).toHaveURL(CASES)
})
