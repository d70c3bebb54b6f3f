import type { Page } from 'playwright/test'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { button, field, heading, openSignedIn, reload } from '../support/portal.ts'
import { connect, movedSoFar, watchShifts } from '../support/slowNetwork.ts'
import { expect, test } from '../support/test.ts'

/** Fills in a damage report up to the page with the photos. */
async function openPhotos(page: Page): Promise<void> {
  await openSignedIn(page, '/lakas/ugyek/claim-report', sampleCustomer('30000001'))
  await page.getByRole('radio', { name: 'Csőtörés', exact: true }).check()
  await page.getByLabel('A kár napja').fill(await page.evaluate(() => new Date().toLocaleDateString('sv')))
  await page.getByRole('checkbox', { name: 'Nem tudom pontosan: A kár időpontja' }).check()
  await button(page, 'Tovább').click()
  await page.getByRole('checkbox', { name: 'Lakóépület vagy lakás' }).check()
  await button(page, 'Tovább').click()
  await expect(page.getByText('3/8. lépés')).toBeVisible()
  await button(page, 'Tovább').click()
  await field(page, 'Mi történt?').fill('Eltört a cső, és leázott az egész ház.')
  for (const step of [5, 6, 7]) {
    await button(page, 'Tovább').click()
    await expect(page.getByText(`${step}/8. lépés`)).toBeVisible()
  }
}

test('if 120 photos are chosen, and chosen again after two network failures and a reload, the permitted 100 are uploaded', async ({
  page,
  context,
}) => {
  await openPhotos(page)
  const names = Array.from({ length: 120 }, (_, at) => `kar-${at + 1}.jpg`)
  const photos = names.map((name) => photo(name))
  const rows = page.locator('li.file')
  const rowsThat = (status: string) => page.locator(`li.file[data-status="${status}"]`)
  const add = page.getByLabel('Fájl hozzáadása: Fényképek és iratok a kárról', { exact: true })
  const uploadedCount = () => rowsThat('uploaded').count()
  const network = await context.newCDPSession(page)
  await connect(network)

  await add.setInputFiles(photos)
  await expect(rows).toHaveCount(100)
  await expect(
    page.getByText('Több fájl már nem fér ide. Ha többet választott, a többit nem vettük fel.'),
  ).toBeVisible()
  await watchShifts(page)
  for (const cut of [20, 40]) {
    await expect.poll(uploadedCount).toBeGreaterThan(cut)
    await connect(network, { offline: true })
    await expect(page.getByText('Nem értük el a rendszert.')).toBeVisible()
    // Photos that wait for the network keep the status `sending`.
    expect(await rowsThat('sending').count()).toBeGreaterThan(30)
    await connect(network)
  }
  await expect.poll(uploadedCount).toBeGreaterThan(60)
  expect(await movedSoFar(page)).toBe(0)
  await network.detach()

  page.on('dialog', (dialog) => dialog.accept())
  await reload(page)
  await expect(rows).toHaveCount(100)
  const keptCount = await uploadedCount()
  expect(keptCount).toBeGreaterThan(60)
  await expect(page.getByText(`${100 - keptCount} fájl feltöltését megszakította az oldal újratöltése.`)).toBeVisible()
  // Chooses all photos again. The missing photos fill the list up to the limit of 100, and the portal ignores the rest.
  await add.setInputFiles(photos)
  await expect(page.getByText('100 / 100 feltöltve')).toBeVisible()
  await expect(rows.locator('.file-name')).toHaveText(names.slice(0, 100))

  await button(page, 'Tovább').click()
  await expect(heading(page, 'Ellenőrzés', 2)).toBeVisible()
  await expect(page.getByText('kar-100.jpg')).toBeHidden()
  await page.getByText('100 fájl', { exact: true }).click()
  await expect(page.getByText('kar-100.jpg')).toBeVisible()
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'Megkaptuk a kárbejelentését', 2)).toBeVisible()
  await expect(page.getByText('100 fájl', { exact: true })).toBeVisible()
})
