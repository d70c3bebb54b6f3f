import { expect, type Locator, type Page } from 'playwright/test'
import { addDays } from '../../../machines/validation/date.ts'
import type { Customer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from './files.ts'
import { button, field, heading, link, openSignedIn } from './portal.ts'

/**
 * The customer of a life insurance whose premium payment can be suspended. The insurer requires an identification for
 * the suspension.
 */
export const insured: Customer = { contractNumber: '40000001', question: 'SMS-kód', answer: '123456' }

export const termination = (page: Page): Locator => heading(page, 'Mikor szűnik meg a szerződése?', 2)
export const documents = (page: Page): Locator => heading(page, 'Iratok feltöltése', 2)
export const summary = (page: Page): Locator => heading(page, 'Ellenőrzés', 2)
export const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })
const fileRow = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })

/** Opens a case by its address, and waits for its first step. */
export async function openAt(page: Page, address: string, customer: Customer): Promise<void> {
  await openSignedIn(page, address, customer)
  // Waits for the state, which is the same for every case. The heading differs, because a case with a single question
  // has its own.
  await expect(page.locator('[data-state^=filling]')).toBeVisible()
}

/** Presses the main button, and waits until the page shows the element that `to` returns. */
export async function continueTo(page: Page, to: (page: Page) => Locator): Promise<void> {
  await button(page, 'Tovább').click()
  await expect(to(page)).toBeVisible()
}

/** Uploads a file, and waits until the page shows that it is uploaded. */
export async function attach(page: Page, question: string, name = 'irat.jpg'): Promise<void> {
  await page.getByLabel(`Fájl hozzáadása: ${question}`, { exact: true }).setInputFiles(photo(name))
  await expect(fileRow(page, name)).toContainText('feltöltve')
}

/** Fills a date field with the day that is `days` days after today. */
export async function fillDay(page: Page, question: string, days: number): Promise<void> {
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await page.getByLabel(question).fill(addDays(today, days))
}

/** Enters the code into the field with this label, and continues. */
export async function giveCode(page: Page, label: string, code: string): Promise<void> {
  await field(page, label).fill(code)
  await button(page, 'Tovább').click()
}

/** Opens the list of the contract's online cases. Returns the entries of the list with this name. */
export async function onlineCases(page: Page, name: string): Promise<Locator> {
  await link(page, 'Vissza a szerződéshez').click()
  await link(page, 'Online ügyeim').click()
  await expect(heading(page, 'Online ügyeim', 1)).toBeVisible()
  return page.getByRole('listitem').filter({ has: heading(page, name, 2) })
}

/** Starts to count the POST requests to a path. The returned function returns the count. */
export const countPosts = (page: Page, path: string): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1
  })
  return () => count
}
