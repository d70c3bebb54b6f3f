import type { Locator } from 'playwright/test'
import { companyCustomer, personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { naughty } from '../../naughty.ts'
import {
  answerSignIn,
  button,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  KGFB,
  link,
  open,
  reload,
  SIGN_IN,
  signIn,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const dialogs: string[] = []
test.beforeEach(({ page }) => {
  dialogs.length = 0
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
})
test.afterEach(({ page }) => {
  expect(dialogs, 'no script has run').toEqual([])
  expect(page.isClosed()).toBe(false)
})

/** Names of the hostile texts that a browser may treat differently. The machines' tests use every hostile text. */
const TRIED = [
  'zero width',
  'overridden direction',
  'emoji',
  'combining marks',
  'script in an image',
  'half a tag',
  'template',
  'SQL',
  'null bytes',
  'line breaks',
  'half a pair',
  'a prototype',
  'very long',
]

/** Types each hostile text into a field. The field must reject it with a message and still contain it. */
async function typeAll(input: Locator): Promise<void> {
  for (const name of TRIED) {
    await input.fill(naughty[name] ?? '')
    const value = await input.inputValue()
    await input.press('Enter')
    await expect(input, name).toHaveAttribute('aria-invalid', 'true')
    await expect(input, name).toHaveAccessibleDescription(/\S/)
    expect(await input.inputValue(), name).toBe(value)
  }
}

test('a hostile text is rejected as a contract number, and a reload keeps it in the field', async ({ page }) => {
  await open(page, SIGN_IN)
  await page.getByRole('radio', { name: 'Nem én vagyok a szerződő' }).check()
  const number = page.getByRole('textbox')
  await typeAll(number)
  await number.fill(naughty.script ?? '')
  await reload(page)
  await expect(number).toHaveValue(naughty.script ?? '')
  await page.getByRole('radio', { name: 'Magánszemély' }).check()
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})

test('hostile texts are rejected as an SMS code, and the right code is accepted afterwards', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  await typeAll(field(page, personCustomer.question))
  await giveAnswer(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})

test('at the sign-in, the form rejects an invalid plate, and the insurer rejects a wrong plate', async ({ page }) => {
  await open(page, SIGN_IN)
  await giveContractNumber(page, companyCustomer.contractNumber)
  const plate = field(page, companyCustomer.question)
  for (const text of [naughty.script ?? '', naughty.SQL ?? '', naughty['very long'] ?? '', 'NULL']) {
    await plate.fill(text)
    await button(page, 'Belépés').click()
    await expect(plate).toHaveAccessibleDescription(text === 'NULL' ? /Még 2 alkalommal/ : /csak betűkből/)
    await expect(plate).toHaveValue(text)
  }
  await giveAnswer(page, companyCustomer)
  await expect(page).toHaveURL(CASES)
})

/** Three kinds of invalid stored values. `machines/root/garbage` tests many more. */
const garbage = ['null', '{"accessToken":"a.b.c"}', '{']

test('invalid values under every sessionStorage key are ignored', async ({ page }) => {
  await signIn(page)
  for (const text of garbage) {
    const label = JSON.stringify(text)
    const keys = await page.evaluate((value) => {
      const storedKeys = Object.keys(sessionStorage).filter((key) => !key.startsWith('mock-'))
      const all = [
        ...storedKeys,
        'login',
        'wanted',
        'phoneRequest',
        'keptDrafts',
        'setAside',
        'leftAt',
        'payment',
        'session',
        'tab',
      ]
      for (const key of all) sessionStorage.setItem(key, value)
      sessionStorage.setItem('draft:10000001:kgfb.licensePlate', value)
      return all
    }, text)
    expect(keys, label).toContain('session')
    await open(page, SIGN_IN)
    await expect(field(page, 'Szerződésszám'), label).toBeVisible()
    await answerSignIn(page, personCustomer)
    await expect(heading(page, KGFB, 1), label).toBeVisible()
    await link(page, 'Rendszám módosítása').click()
    await expect(field(page, 'Új rendszám'), label).toHaveValue('')
  }
})

// Addresses that a browser or a server may treat differently. `machines/root/app` tests every type of address.
test('the pages of hostile addresses run no script and have a link to the start page', async ({
  page,
  expected,
  baseURL,
}) => {
  // The browser logs this error for the response to an unknown page.
  expected.push(/status of 40[04]/)
  for (const address of [
    '//idegen.example/kezdolap',
    '/kgfb/ugyek/%00',
    '/javascript:alert(1)',
    '/kgfb/ugyek/..%2f..%2f..%2fetc%2fpasswd',
    '/kgfb/ugyek/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    `/kgfb/ugyek/${'a'.repeat(2000)}`,
  ]) {
    await page.goto(`${baseURL}${address}`)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await link(page, 'Vissza a kezdőlapra').first().click()
    await expect(page, address).toHaveURL(`${baseURL}/kezdolap`)
  }
})

test('a hostile query string does not change the sign-in', async ({ page }) => {
  for (const query of [
    '?szerzodeslista=%00%FF',
    `?${'x'.repeat(3000)}`,
    '?szerzodeslista=1&szerzodeslista[]=<script>',
    '?%',
  ]) {
    await open(page, `${SIGN_IN}${query}`)
    await expect(field(page, 'Szerződésszám'), query).toBeVisible()
  }
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})
