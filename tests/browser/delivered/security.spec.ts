import { person } from '../support/customers.ts'
import { photo } from '../support/files.ts'
import {
  addFile,
  attachAndGoOn,
  CASE,
  DONE,
  fileRow,
  fillCase,
  fillForm,
  openCase,
  plate,
  step,
} from '../support/plateCase.ts'
import {
  answerSignIn,
  button,
  CASES,
  field,
  heading,
  KGFB,
  link,
  open,
  SIGN_IN,
  signIn,
  signInByHand,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const HTML = '<img src="x" onerror="document.title=\'?\'"><b>félkövér</b>'

for (const address of ['/kezdolap', SIGN_IN, CASES, '/nincs-ilyen']) {
  test(`${address} is delivered under a policy that allows nothing inline and nothing evaluated`, async ({ page }) => {
    const response = await page.goto(address)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the token stays in the tab: not in localStorage, in a cookie or in the address', async ({ page, context }) => {
  await signInByHand(page)
  await link(page, CASE).click()
  await fillForm(page)
  await attachAndGoOn(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '{}').accessToken)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\./)
  expect(page.url()).not.toContain(token)
})

test('neither codes nor plates of a sign-in are kept anywhere', async ({ page }) => {
  await open(page, SIGN_IN)
  await field(page, 'Szerződésszám').fill(person.contractNumber)
  await button(page, 'Tovább').click()
  await field(page, 'SMS-kód').fill('654321')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('654321')
})

test('HTML in what the insurer says is shown as text', async ({ page }) => {
  await page.route('**/kgfb/header', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), vehicleInfo: HTML, licensePlateNumber: HTML } })
  })
  await signIn(page)
  await expect(page.getByRole('main')).toContainText(`${HTML} ${HTML}`)
  await expect(page.locator('main img, main b')).toHaveCount(0)
})

test('HTML in what the customer types and uploads is shown as text', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  const file = photo(`${HTML.replaceAll('/', '')}.jpg`)
  await addFile(page).setInputFiles(file)
  await expect(fileRow(page, file.name)).toContainText('feltöltve')
  await button(page, 'Tovább').click()
  await expect(page.getByText(file.name)).toBeVisible()
  await expect(page.locator('main img, main b')).toHaveCount(0)
})

for (const link of ['javascript:alert(1)', 'https://idegen.example/igazolas.pdf', '//idegen.example/igazolas.pdf']) {
  test(`a confirmation at ${link} is not offered`, async ({ page }) => {
    await page.route('**/kgfb/modify-license-plate', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), confirmationDocumentLink: link } })
    })
    await fillCase(page)
    await button(page, 'Beküldés').click()
    await expect(heading(page, DONE, 2)).toBeVisible()
    await expect(page.locator(`a[href*="idegen"], a[href^="javascript"]`)).toHaveCount(0)
  })
}

test('an address that promises a way elsewhere leads nowhere else', async ({ page, baseURL }) => {
  await open(page, `${SIGN_IN}?vissza=https://idegen.example/&returnUrl=//idegen.example`)
  await answerSignIn(page, person)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  expect(page.url()).toBe(`${baseURL}${CASES}`)
})

test('an address that nobody wrote gets a screen that leads on', async ({ page, baseURL, expected }) => {
  // A page that does not exist may be answered so.
  expected.push(/status of 40[04]/)
  for (const address of [
    '//idegen.example/kezdolap',
    '/%2F%2Fidegen/kezdolap',
    '/kgfb/ugyek/%E0%A4%A',
    '/kgfb/ugyek/<script>alert(1)</script>',
    '/kgfb/ugyek/__proto__/constructor',
    '/kgfb/ugyek/license-plate/nincs/ilyen/lepes',
    '/KGFB/Belepes',
    `/${'a'.repeat(3000)}`,
  ]) {
    await page.goto(`${baseURL}${address}`)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await link(page, 'Vissza a kezdőlapra').first().click()
    await expect(page, address).toHaveURL(`${baseURL}/kezdolap`)
  }
})

test('garbage in the storage is passed over', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('session', '"eyJhbGciOiJub25lIn0.bm9uc2Vuc2U.x"')
    sessionStorage.setItem('login', '{"contractNumber":5,"method":"FAX"}')
  })
  await open(page, SIGN_IN)
  await answerSignIn(page, person)
  await expect(heading(page, KGFB, 1)).toBeVisible()
})

for (const [kind, draft] of [
  ['is no JSON', '{"version":1,'],
  ['is of another release', '{"version":99,"answers":{}}'],
] as const) {
  test(`a draft that ${kind} is passed over`, async ({ page }) => {
    await signIn(page)
    await page.evaluate((text) => sessionStorage.setItem('draft:10000001:kgfb.licensePlate', text), draft)
    await link(page, 'Rendszám módosítása').click()
    await expect(step(page, 'form')).toBeVisible()
    await expect(plate(page)).toHaveValue('')
    await fillForm(page)
  })
}
