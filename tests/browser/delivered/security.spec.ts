import { readdirSync, readFileSync } from 'node:fs'
import { INSPECTOR_SOCKET, LIVE_CHANNEL } from '../../../src/app/live/message.ts'
import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { addFile, attachAndGoOn, CASE, DONE, fileRow, fillCase, fillForm, openCase } from '../support/plateCase.ts'
import {
  answerSignIn,
  button,
  CASES,
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

test('the production build contains no code that sends the machines’ states to development tools', () => {
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const traces = [LIVE_CHANNEL, INSPECTOR_SOCKET, 'stately']
  const scriptsWithTraces = scripts.filter((file) => {
    const script = readFileSync(`dist/assets/${file}`, 'utf8')
    return traces.some((trace) => script.includes(trace))
  })
  expect(scriptsWithTraces).toEqual([])
  // The manifest lists the source files of every script in the build. None is a file of the inspector's package.
  expect(readFileSync('.cache/manifest.json', 'utf8')).not.toMatch(/statelyai|partysocket|tellStately/)
})

// `/kezdolap` is prerendered. `CASES`, the page of a contract, is not.
for (const address of ['/kezdolap', CASES]) {
  test(`${address} has a content security policy without inline scripts and eval`, async ({ page }) => {
    const response = await page.goto(address)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the token is stored in sessionStorage only, not in localStorage, cookies or the address', async ({
  page,
  context,
}) => {
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

test('HTML in the insurer’s data is shown as text', async ({ page }) => {
  await page.route('**/kgfb/header', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), vehicleInfo: HTML, licensePlateNumber: HTML } })
  })
  await signIn(page)
  await expect(page.getByRole('main')).toContainText(`${HTML} ${HTML}`)
  await expect(page.locator('main img, main b')).toHaveCount(0)
})

test('HTML in an uploaded file’s name is shown as text', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  const file = photo(`${HTML.replaceAll('/', '')}.jpg`)
  await addFile(page).setInputFiles(file)
  await expect(fileRow(page, file.name)).toContainText('feltöltve')
  await button(page, 'Tovább').click()
  await expect(page.getByText(file.name)).toBeVisible()
  await expect(page.locator('main img, main b')).toHaveCount(0)
})

// `tests/screens/caseTexts.test.tsx` tests the other addresses that a confirmation link may have.
test('a confirmation link with a javascript: address is not shown', async ({ page }) => {
  await page.route('**/kgfb/modify-license-plate', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const confirmationDocumentLink = 'javascript:alert(1)'
    await route.fulfill({ response, json: { ...(await response.json()), confirmationDocumentLink } })
  })
  await fillCase(page)
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
})

test('redirect parameters in the address are ignored after the sign-in', async ({ page, baseURL }) => {
  await open(page, `${SIGN_IN}?vissza=https://idegen.example/&returnUrl=//idegen.example`)
  await answerSignIn(page, personCustomer)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  expect(page.url()).toBe(`${baseURL}${CASES}`)
})
