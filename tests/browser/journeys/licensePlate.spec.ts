import { companyCustomer } from '../../../tools/exploration/kit/customers.ts'
import { note, pdf, photo } from '../support/files.ts'
import {
  addFile,
  attach,
  attachAndGoOn,
  BOOK,
  CASE,
  countCases,
  DONE,
  fileRow,
  fillForm,
  openCase,
  step,
} from '../support/plateCase.ts'
import { alert, button, heading, KGFB, link } from '../support/portal.ts'
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
  await expect(page.getByText('RJK-482', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('AA BC-123')).toBeVisible()
  await expect(page.getByText('kerekes.boglarka@pelda.example')).toBeVisible()
  await expect(button(page, 'Nyomtatás')).toBeVisible()
  expect(await countCases(page)).toBe(before + 1)

  await link(page, 'Vissza az ügyekhez').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page.getByText('AA BC-123')).toBeVisible()
  // The insurer completes the plate change at once, so the list of cases in progress does not contain it.
  await expect(page.getByText('Folyamatban lévő online ügyek')).toBeHidden()
})

test('a customer without other contracts sees no notice about changes to other contracts', async ({ page }) => {
  await openCase(page, companyCustomer)
  await expect(page.getByText('Más szerződése is módosul')).toBeHidden()
})

test('files of a wrong type or size are rejected, and rejected and uploaded files can be removed', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await addFile(page).setInputFiles([note('jegyzet.txt'), pdf('nagy.pdf', 10 * 1024 * 1024 + 1)])
  await expect(alert(page, 'Ilyen fájlt nem fogadunk')).toBeVisible()
  await expect(alert(page, 'Túl nagy')).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(step(page, 'documents')).toBeVisible()
  await button(page, 'Eltávolítás: jegyzet.txt').click()
  await button(page, 'Eltávolítás: nagy.pdf').click()
  await expect(fileRow(page, 'jegyzet.txt')).toBeHidden()
  await attach(page, photo('hatoldal.jpg'))
  await button(page, 'Eltávolítás: hatoldal.jpg').click()
  await expect(fileRow(page, 'hatoldal.jpg')).toBeHidden()
  await attachAndGoOn(page)
  await expect(page.getByText('hatoldal.jpg')).toBeHidden()
})
