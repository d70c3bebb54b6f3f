import { expect, type Locator, type Page } from 'playwright/test'
import type { SignedIn } from '../../../machines/signedIn.ts'
import { type Customer, personCustomer, productLineOf } from '../../../tools/exploration/kit/customers.ts'
import { insurerOf } from './insurer.ts'

export const SIGN_IN = '/kgfb/belepes'
export const CASES = '/kgfb/ugyek'
export const PLATE_CASE = '/kgfb/ugyek/license-plate'
export const KGFB = 'Kötelező gépjármű-felelősségbiztosítás'

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const heading = (page: Page, name: string, level?: 1 | 2): Locator =>
  page.getByRole('heading', { name, exact: true, ...(level !== undefined && { level }) })
/** The alert that contains this text. A screen may have several alerts. */
export const alert = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text })

/** The headings of the portal's error messages, by type of error. */
export const SAID = {
  500: 'Hiba történt nálunk',
  network: 'Nem értük el a rendszert',
  lostAnswer: 'Nem értük el a rendszert',
  nonsense: 'Nem sikerült feldolgoznunk a rendszer válaszát',
  declined: 'A rendszerünk elutasította a kérést',
} as const

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await answers(page)
}

/** Reloads the page and waits until it is interactive. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await answers(page)
}

/** Waits until the page is interactive. */
export const answers = (page: Page): Promise<void> => expect(page.locator('html[data-ready]')).toBeAttached()

/** Enters the contract number in the open sign-in and continues. */
export async function giveContractNumber(page: Page, contractNumber: string): Promise<void> {
  await field(page, 'Szerződésszám').fill(contractNumber)
  await button(page, 'Tovább').click()
}

/** Answers the second step of the sign-in and submits it. */
export async function giveAnswer(
  page: Page,
  { question, answer }: Pick<Customer, 'question' | 'answer'>,
): Promise<void> {
  await field(page, question).fill(answer)
  await button(page, 'Belépés').click()
}

/** Completes both steps of the open sign-in. */
export async function answerSignIn(page: Page, customer: Customer): Promise<void> {
  await giveContractNumber(page, customer.contractNumber)
  await giveAnswer(page, customer)
}

/**
 * Opens an address as a signed-in customer. Uses the sign-in form only if the insurer runs in the page, where no
 * session can be opened without the portal.
 */
export async function openSignedIn(page: Page, address: string, customer: Customer = personCustomer): Promise<void> {
  const accessToken = await insurerOf(page).openSession(customer)
  if (accessToken !== null)
    await keepSession(page, { accessToken, productLine: productLineOf(customer), openedBy: 'secondStep' })
  await open(page, address)
  if (accessToken === null) await answerSignIn(page, customer)
}

/**
 * Stores a session in `sessionStorage`, in the portal's format, before the portal's first page loads. Call it at most
 * once in a test.
 */
const keepSession = (page: Page, signedIn: SignedIn): Promise<unknown> =>
  page.addInitScript(
    ([session, origin]) => {
      // Stores the session only once, so that it does not come back after a logout. The key `mock-session` records
      // this. The portal does not know the key, so a logout does not remove it.
      if (location.origin !== origin || sessionStorage.getItem('mock-session') !== null) return
      sessionStorage.setItem('mock-session', 'opened')
      sessionStorage.setItem('session', session)
    },
    [JSON.stringify(signedIn), insurerOf(page).portal] as const,
  )

/** Opens the page of a signed-in customer's contract. */
export async function signIn(page: Page, customer: Customer = personCustomer): Promise<void> {
  await openSignedIn(page, CASES, customer)
  await expectCases(page)
}

/** Signs in with the sign-in form, up to the page of the contract. */
export async function signInByHand(page: Page, customer: Customer = personCustomer): Promise<void> {
  await open(page, SIGN_IN)
  await answerSignIn(page, customer)
  await expectCases(page)
}

/**
 * Waits until the contract's page has loaded. Its heading is visible earlier. If a test advanced the time while
 * requests are pending, they would time out.
 */
async function expectCases(page: Page): Promise<void> {
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(page).toHaveURL(CASES)
}
