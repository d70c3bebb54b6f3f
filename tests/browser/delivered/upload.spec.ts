import type { Locator } from 'playwright/test'
import { pdf, photo } from '../support/files.ts'
import { addFile, fileRow, fillForm, openCase } from '../support/plateCase.ts'
import { button, open } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const MEGABYTE = 1024 * 1024
const SCAN = 'forgalmi.pdf'

test('an upload shows its progress and can be canceled', async ({ page, context }) => {
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

test('several files chosen together appear in separate rows, and all are uploaded', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await addFile(page).setInputFiles([photo('elso.jpg'), photo('masodik.jpg'), photo('harmadik.jpg')])
  for (const name of ['elso.jpg', 'masodik.jpg', 'harmadik.jpg']) {
    await expect(fileRow(page, name)).toContainText('feltöltve')
  }
})

/**
 * Drops a file or a text on an element. Returns whether the page prevented the browser's default action, for `dragover`
 * and then for `drop`.
 */
const drop = (on: Locator, content: 'file' | 'text'): Promise<readonly boolean[]> =>
  on.evaluate((element, dragged) => {
    const dataTransfer = new DataTransfer()
    if (dragged === 'file') dataTransfer.items.add(new File(['irat'], 'irat.pdf', { type: 'application/pdf' }))
    else dataTransfer.setData('text/plain', 'szöveg')
    return ['dragover', 'drop'].map((type) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
      return !element.dispatchEvent(event)
    })
  }, content)

test('a file dropped outside the file field is not opened by the browser in place of the portal', async ({ page }) => {
  await open(page, '/kezdolap')
  expect(await drop(page.getByRole('main'), 'file')).toEqual([true, true])
  await openCase(page)
  await fillForm(page)
  expect(await drop(page.getByRole('main'), 'file')).toEqual([true, true])
  expect(await drop(page.getByRole('main'), 'text')).toEqual([false, false])
  expect(await drop(addFile(page), 'file')).toEqual([false, false])
})
