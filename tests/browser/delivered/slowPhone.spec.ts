import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { signInAsNonContractor } from '../support/nonContractor.ts'
import { button, field, heading, link } from '../support/portal.ts'
import { connect, movedSoFar, watchShifts } from '../support/slowNetwork.ts'
import { expect, test } from '../support/test.ts'

/**
 * Creates a photo as large as a phone's photo, in content that compresses badly. The portal shrinks it before the
 * upload.
 */
async function takePhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const context = canvas.getContext('2d')
    for (let tile = 0; tile < 4800; tile += 1) {
      if (context !== null) context.fillStyle = `hsl(${(tile * 137) % 360} 40% ${30 + ((tile * 53) % 40)}%)`
      context?.fillRect((tile % 80) * 30, Math.floor(tile / 80) * 30, 30, 30)
    }
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await photo.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/**
 * Starts to count parallel uploads. A script in the page counts, because Playwright's request events arrive too late.
 */
async function watchUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const uploads = { now: 0, most: 0 }
    Object.assign(window, { uploads })
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
      this.addEventListener('loadstart', () => {
        uploads.now += 1
        uploads.most = Math.max(uploads.most, uploads.now)
      })
      for (const eventType of ['load', 'error', 'timeout', 'abort'])
        this.addEventListener(eventType, () => {
          uploads.now -= 1
        })
      open.call(this, method, address, true)
    }
  })
}

test('a non-contractor reports a damage with ten photos on a slow phone despite two network failures', async ({
  page,
  context,
}, testInfo) => {
  // The limit allows for a busy machine. Alone, the test takes a minute and a half.
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await watchUploads(page)
  await signInAsNonContractor(page, 'lakas', '30000001', 'Minta Otthon')
  const photo = await takePhoto(page)
  const names = Array.from({ length: 10 }, (_, index) => `kar-${index + 1}.jpg`)
  const photos = names.map((name) => testInfo.outputPath(name))
  for (const path of photos) writeFileSync(path, photo)
  const phone = await context.newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await connect(phone)

  await link(page, 'Kárbejelentés').click()
  await expect(page).toHaveTitle('Minta Biztosító Ügyfélportál – Lakásbiztosítás – Kárbejelentés folyamatban')
  await page.getByRole('searchbox').fill('beázás')
  const radios = page.getByRole('radio')
  await expect(radios).toHaveCount(3)
  await page.getByRole('radio', { name: 'Csőtörés', exact: true }).check()
  await expect(page.getByText('Most zárja el a fővízcsapot')).toBeVisible()
  await page.getByLabel('A kár napja').fill(await page.evaluate(() => new Date().toLocaleDateString('sv')))
  await page.getByRole('checkbox', { name: 'Nem tudom pontosan: A kár időpontja' }).check()
  await button(page, 'Tovább').click()
  await field(page, 'A kár helye').fill('Pécs, Mesebeli lépcső 6.')
  await page.getByRole('checkbox', { name: 'Lakóépület vagy lakás' }).check()
  await button(page, 'Tovább').click()
  await button(page, 'Rész hozzáadása: A lakóépület vagy lakás sérült részei').click()
  await field(page, 'Mi sérült meg?').fill('A konyha mennyezete')
  await field(page, 'Becsült kár forintban (nem kötelező)').fill('90 000')
  await button(page, 'Tovább').click()
  await field(page, 'Mi történt?').fill('Eltört a cső, és leázott a mennyezet.')
  await button(page, 'Tovább').click()
  await field(page, 'Az Ön neve').fill('Szabó Éva')
  await field(page, 'Telefonszám').fill('06 30 111 2233')
  await button(page, 'Tovább').click()
  await expect(heading(page, 'Hová utaljunk?', 2)).toBeVisible()
  await button(page, 'Tovább').click()
  await expect(page.getByText('7/8. lépés')).toBeVisible()

  const rows = page.locator('li.file')
  const rowsThat = (status: string) => page.locator(`li.file[data-status="${status}"]`)
  const add = page.getByLabel('Fájl hozzáadása: Fényképek és iratok a kárról', { exact: true })
  // The first five photos are chosen while the phone is offline.
  await connect(phone, { offline: true })
  await add.setInputFiles(photos.slice(0, 5))
  await expect(rowsThat('failed')).toHaveCount(5)
  await expect(rows.locator('.photo-preview')).toHaveCount(5)
  await watchShifts(page)
  await connect(phone)
  await expect(rowsThat('uploaded')).toHaveCount(5)
  await expect(page.getByText('5 / 5 feltöltve')).toBeVisible()
  expect(await movedSoFar(page)).toBe(0)
  await expect(page.getByText('Még 95 fájl fér ide.')).toBeVisible()
  // Goes offline while some photos are being prepared and others uploaded.
  await add.setInputFiles(photos.slice(5))
  await expect(rows).toHaveCount(10)
  await expect(rows.nth(7).locator('.photo-preview')).toBeVisible()
  await connect(phone, { offline: true })
  // Uploads that were in progress when the phone went offline have failed. The other photos stay in the queue, and the
  // portal uploads them once the phone is online.
  await expect(rowsThat('failed')).not.toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Object(window).uploads.now)).toBe(0)
  await connect(phone)
  await expect(rowsThat('uploaded')).toHaveCount(10)
  // New rows move the bar at the page's end a little. The maximum would be exceeded if a row later grew by a line.
  expect(await movedSoFar(page)).toBeLessThan(0.005)
  await expect(rows.locator('.file-name')).toHaveText(names)
  await expect(page.getByText('Még 90 fájl fér ide.')).toBeVisible()
  expect(await page.evaluate(() => Object(window).uploads.most)).toBe(2)
  await button(page, 'Tovább').click()

  await expect(heading(page, 'Ellenőrzés', 2)).toBeVisible()
  await expect(page.getByText('Nem tudja pontosan')).toBeVisible()
  await expect(page.getByText(/A konyha mennyezete, 90\s000\sFt/)).toBeVisible()
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible()
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'Megkaptuk a kárbejelentését', 2)).toBeVisible()
  await expect(page.getByText('Nem tudja pontosan')).toBeVisible()
  await expect(page.getByText('Kárügyeim')).toBeHidden()
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await phone.detach()
})
