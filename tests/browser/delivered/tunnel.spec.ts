import type { Page } from 'playwright/test'
import { personCustomer, sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { attach, continueTo, documents, fillDay, summary } from '../support/cases.ts'
import { CASE } from '../support/plateCase.ts'
import {
  alert,
  answerSignIn,
  button,
  CASES,
  field,
  giveContractNumber,
  heading,
  KGFB,
  link,
  open,
  openSignedIn,
  SAID,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const FAILED = 'Nem sikerült betölteni'

// Simulates a connection that fails without the browser noticing it, as in a tunnel. No event tells the portal when the
// connection works again.
test.beforeEach(async ({ page, expected }) => {
  expected.push(/Failed to load resource/)
  // `saveData` disables prefetching, so that each file loads only when it is needed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
})

/** Makes a file and the portal unreachable. The returned function makes them reachable again. */
const cut = async (page: Page, file: string): Promise<() => Promise<void>> => {
  const isCut = new RegExp(`/assets/(i18n/hu/)?${file}`)
  await page.route('**/*', (route) => {
    const request = route.request()
    return isCut.test(request.url()) || request.method() === 'HEAD' ? route.abort() : route.continue()
  })
  return () => page.unroute('**/*')
}

test('when the network is back, the script of the sign-in’s second step loads without submitting the form', async ({
  page,
}) => {
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) logins.push(request.url())
  })
  await open(page, SIGN_IN)
  const lineIsBack = await cut(page, 'secondStep-.*js')
  await giveContractNumber(page, personCustomer.contractNumber)
  await expect(alert(page, SAID.network)).toBeVisible()
  await field(page, 'Szerződésszám').fill('10000002')
  const secondStepCame = page.waitForResponse(/\/secondStep-.*js/)
  await lineIsBack()
  await secondStepCame
  await expect(field(page, 'Szerződésszám')).toHaveValue('10000002')
  expect(logins).toEqual([])
  await giveContractNumber(page, personCustomer.contractNumber)
  await expect(field(page, 'SMS-kód')).toBeVisible()
})

for (const [label, file] of [
  ['the script of signed-in customers', 'signedIn-.*js'],
  ['the script of a product line', 'kgfb-.*js'],
  ['the language file of a product line', 'kgfb\\.json'],
] as const) {
  test(`${label} loads automatically when the network is back, and the session is kept`, async ({ page }) => {
    await open(page, SIGN_IN)
    const lineIsBack = await cut(page, file)
    await answerSignIn(page, personCustomer)
    await expect(heading(page, FAILED, 1).or(alert(page, SAID.network))).toBeVisible()
    await lineIsBack()
    await expect(heading(page, KGFB, 1)).toBeVisible()
    await expect(link(page, CASE)).toBeVisible()
    await expect(page).toHaveURL(CASES)
  })
}

for (const file of ['identification-.*js', 'identification\\.json']) {
  test(`the identification step of the sign-in loads automatically when the network is back (${file})`, async ({
    page,
  }) => {
    await open(page, '/elet/belepes')
    const lineIsBack = await cut(page, file)
    await answerSignIn(page, sampleCustomer('80000001'))
    await expect(heading(page, FAILED, 1)).toBeVisible()
    await lineIsBack()
    await expect(page.getByRole('link', { name: 'Azonosítás megnyitása' })).toBeVisible()
  })
}

for (const file of ['signature-.*js', 'signature\\.json']) {
  test(`the signature step loads automatically when the network is back, and the case is submitted only once (${file})`, async ({
    page,
  }) => {
    await openSignedIn(page, '/kgfb/ugyek/terminate-insurance/car-sell')
    await fillDay(page, 'Az eladás napja', 0)
    await continueTo(page, documents)
    await attach(page, 'Adásvételi szerződés')
    await continueTo(page, summary)
    const lineIsBack = await cut(page, file)
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) writes.push(request.url())
    })
    await button(page, 'Beküldés').click()
    await expect(alert(page, 'Az aláírás most nem tölthető be')).toBeVisible()
    expect(writes).toHaveLength(1)
    await lineIsBack()
    await expect(button(page, 'Digitális aláírás')).toBeVisible()
    expect(writes).toHaveLength(1)
  })
}
