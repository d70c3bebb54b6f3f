import { pdf, photo } from '../support/files.ts'
import { addFile, fileRow, fillForm, openCase } from '../support/plateCase.ts'
import { button } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const MEGABYTE = 1024 * 1024
const SCAN = 'forgalmi.pdf'

test('an upload shows how far it has come, and can be given up', async ({ page, context }) => {
  await openCase(page)
  await fillForm(page)
  const network = await context.newCDPSession(page)
  const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: MEGABYTE / 8 }
  await network.send('Network.emulateNetworkConditions', slowly)
  await addFile(page).setInputFiles(pdf(SCAN, 4 * MEGABYTE))
  const progress = page.getByRole('progressbar', { name: SCAN })
  const share = () => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1))
  await expect.poll(share).toBeGreaterThan(0)
  expect(await share()).toBeLessThan(1)
  await button(page, `Eltávolítás: ${SCAN}`).click()
  await expect(fileRow(page, SCAN)).toBeHidden()
  await network.detach()
})

test('several files go out together, each with a row of its own', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await addFile(page).setInputFiles([photo('elso.jpg'), photo('masodik.jpg'), photo('harmadik.jpg')])
  for (const name of ['elso.jpg', 'masodik.jpg', 'harmadik.jpg']) {
    await expect(fileRow(page, name)).toContainText('feltöltve')
  }
})
