import type { Page } from 'playwright/test'
import { type Customer, personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { signInAsNonContractor } from '../support/nonContractor.ts'
import { DONE, fillCase } from '../support/plateCase.ts'
import {
  answerSignIn,
  button,
  CASES,
  field,
  heading,
  KGFB,
  link,
  open,
  reload,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { tracked, wantTracking } from '../support/tracking.ts'

const PRODUCT = 'Minta Biztosító Ügyfélportál'
const byCode = (contractNumber: string): Customer => ({ contractNumber, question: 'SMS-kód', answer: '123456' })

/** One contract per type of menu, with its heading and its header's text. `screens/productLines` tests every header. */
const contracts = [
  {
    productLine: 'casco',
    title: 'Casco',
    customer: byCode('20000001'),
    heading: 'Casco',
    head: ['AA CK-417', 'Tartozás', 'Bonus-malus besorolás'],
  },
  {
    productLine: 'elet',
    title: 'Életbiztosítás',
    customer: byCode('40000001'),
    heading: 'Minta Jövő',
    head: ['Minta Jövő befektetési egységekhez kötött életbiztosítás', 'Tartozás', 'Évforduló'],
  },
] as const

for (const { productLine, title, customer, heading: h1, head } of contracts) {
  test(`the menu of ${productLine} shows the contract’s header data, and the page titles name the product line until the logout`, async ({
    page,
  }) => {
    await open(page, `/${productLine}/belepes`)
    await expect(page).toHaveTitle(`${PRODUCT} – ${title}`)
    await answerSignIn(page, customer)
    await expect(page).toHaveURL(`/${productLine}/ugyek`)
    await expect(heading(page, h1, 1)).toBeVisible()
    for (const text of [...head, customer.contractNumber]) await expect(page.getByRole('main')).toContainText(text)
    // On the menu the header omits the product's name, because the h1 contains it. On other pages the header contains
    // the name.
    await expect(page.getByRole('banner')).toContainText(customer.contractNumber)
    await link(page, 'Kérdésem van').click()
    await expect(page.getByRole('banner')).toContainText(`${title} ${customer.contractNumber}`)
    await expect(page).toHaveTitle(`${PRODUCT} – ${title} – Kérdésem van`)
    await reload(page)
    await expect(heading(page, 'Kérdésem van', 1)).toBeVisible()
    await link(page, 'Vissza az ügyekhez').click()
    await link(page, 'Biztonsági beállítások').click()
    await expect(page).toHaveTitle(`${PRODUCT} – ${title}`)
    await link(page, 'Vissza az ügyekhez').click()
    await button(page, 'Kijelentkezés az ügyfélportálról').click()
    await expect(page).toHaveURL('/kezdolap')
    await expect(page).toHaveTitle(PRODUCT)
  })
}

test('a link to another product line signs out after a confirmation, also at the insurer', async ({ page }) => {
  const logouts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/logout')) logouts.push(request.url())
  })
  await signIn(page)
  await open(page, '/casco/ugyek/have-questions')
  await expect(heading(page, 'Átlép egy másik biztosításhoz?', 1)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(personCustomer.contractNumber)
  await expect(page).toHaveTitle(`${PRODUCT} – Casco – Kérdésem van`)
  await button(page, 'Maradok ennél a szerződésnél').click()
  await expect(page).toHaveURL(CASES)
  await open(page, '/casco/ugyek/have-questions')
  await button(page, 'Kijelentkezem, és átlépek').click()
  await expect(page).toHaveURL('/casco/belepes')
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
  await answerSignIn(page, byCode('20000001'))
  await expect(heading(page, 'Kérdésem van', 1)).toBeVisible()
  await expect(page).toHaveURL('/casco/ugyek/have-questions')
  expect(logouts).toHaveLength(1)
})

test('the list of other insurances on the start page has its own address and survives a reload', async ({ page }) => {
  await signIn(page)
  await link(page, 'Vissza a kezdőlapra').click()
  await expect(button(page, 'Egyik sem, kijelentkezem')).toBeHidden()
  await link(page, 'Másik biztosítás').click()
  await expect(page).toHaveURL('/kezdolap?valasztas=1')
  await expect(page.getByText('Melyik biztosításával szeretne foglalkozni?')).toBeVisible()
  await reload(page)
  await expect(link(page, 'Vissza a szerződéshez')).toBeVisible()
  await button(page, 'Egyik sem, kijelentkezem').click()
  await expect(page).toHaveURL('/kezdolap')
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  await expect(link(page, 'Vissza a szerződéshez')).toBeHidden()
})

test('the menu has a search field for contractors only', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Keresés az ügyek között' })
  await signIn(page)
  await search.fill('kijelentk')
  await expect(button(page, 'Kijelentkezés az ügyfélportálról')).toBeVisible()
  await expect(link(page, 'Kérdésem van')).toBeHidden()
  await button(page, 'Kijelentkezés az ügyfélportálról').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  // A customer other than the contractor has only two menu entries, so there is no search.
  await signInAsNonContractor(page, 'kgfb', personCustomer.contractNumber, KGFB)
  await expect(link(page, 'Kérdésem van')).toBeVisible()
  await expect(search).toBeHidden()
})

const ground = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.page')].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  )

test('the sign-in, the callback request and confirmations have the same background color, unlike the earlier steps of a case', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  const light = await ground(page)
  expect(new Set(light).size).toBe(1)
  await open(page, '/kgfb/telefonszam')
  await expect(page).toHaveTitle(`${PRODUCT} – ${KGFB}`)
  await expect(field(page, 'Telefonszám')).toBeVisible()
  expect(await ground(page)).toEqual(light)
  await fillCase(page)
  expect(await ground(page)).not.toEqual(light)
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  expect(await ground(page)).toEqual(light)
  await link(page, 'Biztonsági beállítások').click()
  await button(page, 'Módosítás: Telefonszám').click()
  await field(page, 'Új telefonszám').fill('06 70 111-2205')
  await button(page, 'Tovább').click()
  await field(page, 'SMS-kód').fill('123456')
  expect(await ground(page)).not.toEqual(light)
  await button(page, 'Tovább').click()
  await expect(heading(page, 'Módosítottuk a telefonszámát', 2)).toBeVisible()
  expect(await ground(page)).toEqual(light)
})

/** Answers requests to the insurer's own website with a fake response, so that the test never calls the website. */
const keepInside = (page: Page) =>
  page
    .context()
    .route('https://www.mintabiztosito.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Máshol</h1>' }),
    )

/** Follows a link that opens a new tab, and closes the tab once it has loaded. */
async function followOut(page: Page, name: string | RegExp): Promise<void> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name }).click()
  const outside = await popup
  await expect(heading(outside, 'Máshol', 1)).toBeVisible()
  await outside.close()
}

async function goAround(page: Page): Promise<void> {
  await keepInside(page)
  await open(page, '/kezdolap')
  await followOut(page, 'Utasbiztosítás')
  await link(page, KGFB).click()
  await answerSignIn(page, personCustomer)
  await link(page, 'Kérdésem van').click()
  await followOut(page, /^Ügyfélszolgálati iroda keresése/)
}

test('presses on tiles and external links are tracked without customer data if tracking is on', async ({ page }) => {
  await wantTracking(page)
  await goAround(page)
  expect(await tracked(page)).toEqual([
    { event: 'tile', tile: 'travel', outbound: true },
    { event: 'tile', tile: 'mandatoryInsurance', outbound: false },
    { event: 'tile', tile: 'branches', outbound: true },
  ])
})
