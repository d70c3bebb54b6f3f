import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { tabTo } from '../support/keyboard.ts'
import { addFile, BOOK, CASE, DONE, fileRow, fillForm, NEW_PLATE, openCase, plate, step } from '../support/plateCase.ts'
import { button, field, heading, KGFB, link, open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('a customer signs in and changes the plate with the keyboard alone', async ({ page }) => {
  await open(page, SIGN_IN)
  await tabTo(page, field(page, 'Szerződésszám'))
  await page.keyboard.type(personCustomer.contractNumber)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Írja be az SMS-ben kapott kódot', 2)).toBeFocused()
  await tabTo(page, field(page, 'SMS-kód'))
  await page.keyboard.type(personCustomer.answer)
  await page.keyboard.press('Enter')
  await expect(heading(page, KGFB, 1)).toBeFocused()
  await tabTo(page, link(page, CASE))
  await page.keyboard.press('Enter')
  await expect(step(page, 'form')).toBeFocused()
  await tabTo(page, plate(page))
  await page.keyboard.type(NEW_PLATE)
  await page.keyboard.press('Enter')
  await expect(step(page, 'documents')).toBeFocused()
  // The test waits for the event before the key press, because a later listener could miss the event.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, addFile(page))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(photo(BOOK))
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')
  await tabTo(page, button(page, 'Tovább'))
  await page.keyboard.press('Enter')
  await expect(step(page, 'summary')).toBeFocused()
  await tabTo(page, button(page, 'Beküldés'))
  await page.keyboard.press('Enter')
  await expect(heading(page, DONE, 2)).toBeFocused()
})

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  await open(page, SIGN_IN)
  await page.keyboard.press('Tab')
  await expect(link(page, 'Ugrás a tartalomra')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(SIGN_IN)
})

test('the dialog before leaving a case focuses its stay button, and Escape closes it without leaving', async ({
  page,
}) => {
  await openCase(page)
  await plate(page).fill(NEW_PLATE)
  await link(page, 'Vissza az ügyekhez').press('Enter')
  await expect(button(page, 'Maradok')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(plate(page)).toHaveValue(NEW_PLATE)
  await expect(link(page, 'Vissza az ügyekhez')).toBeFocused()
})

test('the focused button has a visible outline in light and dark mode', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await tabTo(page, button(page, 'Tovább'))
    await expect(button(page, 'Tovább')).not.toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
  }
})
