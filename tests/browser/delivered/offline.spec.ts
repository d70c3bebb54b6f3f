import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { addFile, BOOK, CASE, countCases, DONE, fileRow, fillForm, openCase, plate } from '../support/plateCase.ts'
import { alert, button, heading, link, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

// A prefetch may be in progress when the network fails.
test.use({ expected: [/ERR_INTERNET_DISCONNECTED \(.*\/assets\/.*\.js\)/] })

test('when the network is back, a failed upload repeats automatically, but a failed submission waits for the customer’s retry', async ({
  page,
  context,
}) => {
  await openCase(page)
  const before = await countCases(page)
  await fillForm(page)
  await context.setOffline(true)
  await addFile(page).setInputFiles(photo(BOOK))
  await expect(fileRow(page, BOOK)).toContainText('Nem töltődött fel')
  await context.setOffline(false)
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')
  await button(page, 'Tovább').click()
  await context.setOffline(true)
  await button(page, 'Beküldés').click()
  await expect(alert(page, 'A beküldés nem sikerült')).toBeVisible()
  await context.setOffline(false)
  await button(page, 'Újra').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  expect(await countCases(page)).toBe(before + 1)
})

test('data that failed to load offline loads automatically when the network is back', async ({ page, context }) => {
  await signIn(page, personCustomer)
  await expect(link(page, CASE)).toBeVisible()
  await context.setOffline(true)
  await link(page, CASE).click()
  await expect(alert(page, 'Nem értük el a rendszert')).toBeVisible()
  await context.setOffline(false)
  await expect(plate(page)).toBeVisible()
})
