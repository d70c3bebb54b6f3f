import { expect, type Locator, type Page } from 'playwright/test'
import { type Customer, personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo, type SampleFile } from './files.ts'
import { button, field, heading, link, signIn } from './portal.ts'

/** The label of the case, in its menu entry and its h1. */
export const CASE = 'Rendszám módosítása'
export const STEPS = {
  form: 'Mi a gépjármű új rendszáma?',
  documents: 'Iratok feltöltése',
  summary: 'Ellenőrzés',
} as const
export const DONE = 'A rendszámot módosítottuk'
export const NEW_PLATE = 'AABC123'
export const BOOK = 'forgalmi.jpg'

export const plate = (page: Page): Locator => field(page, 'Új rendszám')
export const addFile = (page: Page): Locator => page.getByLabel('Fájl hozzáadása: Forgalmi engedély', { exact: true })
export const fileRow = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })
export const step = (page: Page, name: keyof typeof STEPS): Locator => heading(page, STEPS[name], 2)

/** Opens the case from the menu. */
export async function openCase(page: Page, customer: Customer = personCustomer): Promise<void> {
  await signIn(page, customer)
  await link(page, CASE).click()
  await expect(step(page, 'form')).toBeVisible()
}

/** Fills in the form and continues to the documents. */
export async function fillForm(page: Page, newPlate = NEW_PLATE): Promise<void> {
  await plate(page).fill(newPlate)
  await button(page, 'Tovább').click()
  await expect(step(page, 'documents')).toBeVisible()
}

/** Uploads a photo of the registration book, and waits until the page shows that it is uploaded. */
export async function attach(page: Page, file: SampleFile = photo(BOOK)): Promise<void> {
  await addFile(page).setInputFiles(file)
  await expect(fileRow(page, file.name)).toContainText('feltöltve')
}

/** Uploads the registration book and continues to the summary. */
export async function attachAndGoOn(page: Page): Promise<void> {
  await attach(page)
  await button(page, 'Tovább').click()
  await expect(step(page, 'summary')).toBeVisible()
}

/** Opens the case and completes all steps up to the summary. */
export async function fillCase(page: Page, customer: Customer = personCustomer): Promise<void> {
  await openCase(page, customer)
  await fillForm(page)
  await attachAndGoOn(page)
}

/** Returns how many cases the insurer has of the signed-in customer. */
export const countCases = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { apiBaseUrl } = await (await fetch('/config.json')).json()
    const response = await fetch(`${apiBaseUrl}/kgfb/cases`, {
      headers: { authorization: `Bearer ${JSON.parse(sessionStorage.getItem('session') ?? '{}').accessToken}` },
    })
    return (await response.json()).length
  })
