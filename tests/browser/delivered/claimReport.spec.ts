import type { Page } from 'playwright/test'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { documents, summary } from '../support/cases.ts'
import { tabTo } from '../support/keyboard.ts'
import { button, heading, openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const HAPPENED = 'Eltört egy cső a konyhában.'

const inputNamed = (page: Page, name: string) => page.locator(`[name="${name}"]`).first()
const pressMainButton = async (page: Page, label = 'Tovább'): Promise<void> => {
  await tabTo(page, button(page, label))
  await page.keyboard.press('Enter')
}

/** Fills in the first pages of a damage report by keyboard only. Expects each page to focus its heading. */
const fillFirstPages = async (page: Page): Promise<void> => {
  await expect(heading(page, 'Mi okozta a kárt, és mikor?', 2)).toBeFocused()
  await tabTo(page, inputNamed(page, 'damageEventId'))
  await page.keyboard.press('Space')
  await tabTo(page, inputNamed(page, 'damageDate'))
  // The day and the month have the same digits, so the text is valid in any order of the two.
  await page.keyboard.type('02022026')
  await tabTo(page, page.getByRole('checkbox', { name: 'Nem tudom pontosan' }))
  await page.keyboard.press('Space')
  await pressMainButton(page)
  await expect(heading(page, 'Hol történt a kár?', 2)).toBeFocused()
  await tabTo(page, inputNamed(page, 'riskObjectEnums'))
  await page.keyboard.press('Space')
  await pressMainButton(page)
  await expect(heading(page, 'Mi sérült meg pontosan?', 2)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Rész hozzáadása' }))
  await page.keyboard.press('Enter')
  const partField = page.getByRole('textbox', { name: 'Mi sérült meg?' })
  await expect(partField).toBeVisible()
  await tabTo(page, partField)
  await page.keyboard.type('A mennyezet')
  await pressMainButton(page)
  await expect(heading(page, 'Hogyan történt?', 2)).toBeFocused()
  await tabTo(page, inputNamed(page, 'description'))
  await page.keyboard.type(HAPPENED)
}

/** Fills in the rest of the report, with all data that the insurer requires, and submits it. */
const sendReport = async (page: Page): Promise<void> => {
  await pressMainButton(page)
  await expect(heading(page, 'Hol érjük el?', 2)).toBeFocused()
  await pressMainButton(page)
  await expect(heading(page, 'Hová utaljunk?', 2)).toBeFocused()
  await pressMainButton(page)
  await expect(documents(page)).toBeFocused()
  await pressMainButton(page)
  await expect(summary(page)).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: 'A mennyezet' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: HAPPENED })).toBeVisible()
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) reports.push(request.url())
  })
  await pressMainButton(page, 'Beküldés')
  await expect(heading(page, 'Megkaptuk a kárbejelentését', 2)).toBeFocused()
  expect(reports).toHaveLength(1)
}

test.beforeEach(({ page }) => openSignedIn(page, '/lakas/ugyek/claim-report', sampleCustomer('30000001')))

test('a damage can be reported with the keyboard alone, up to the confirmation', async ({ page }) => {
  await fillFirstPages(page)
  await sendReport(page)
})

test('if the draft cannot be stored, the browser asks before a reload, and the report can still be submitted', async ({
  page,
}) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await fillFirstPages(page)
  const dialogEvent = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const question = await dialogEvent
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(inputNamed(page, 'description')).toHaveValue(HAPPENED)
  await sendReport(page)
})
