import { expect, type Page } from 'playwright/test'
import { button, field, heading, link, open } from './portal.ts'

/** Enters a contract or proposal number at the open sign-in, as a customer other than the contractor. */
export async function giveNumberAsNonContractor(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Nem én vagyok a szerződő' }).check()
  await field(page, 'Szerződés- vagy ajánlatszám').fill(number)
  await button(page, 'Tovább').click()
}

/** Signs in as a customer other than the contractor, and waits for the list of available requests. */
export async function signInAsNonContractor(
  page: Page,
  productLine: string,
  number: string,
  title: string,
): Promise<void> {
  await open(page, `/${productLine}/belepes`)
  await giveNumberAsNonContractor(page, number)
  await expect(page).toHaveURL(`/${productLine}/ugyek`)
  await expect(heading(page, title, 1)).toBeVisible()
  await expect(link(page, 'Kérdésem van')).toBeVisible()
}
