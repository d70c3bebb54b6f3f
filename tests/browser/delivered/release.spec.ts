import type { Page } from 'playwright/test'
import { attach, continueTo, documents, fillDay, summary } from '../support/cases.ts'
import { mark } from '../support/mark.ts'
import { CASE, fillForm, plate, step } from '../support/plateCase.ts'
import {
  answers,
  button,
  CASES,
  field,
  heading,
  KGFB,
  link,
  open,
  openSignedIn,
  SIGN_IN,
  signIn,
  signInByHand,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const MINUTE = 60_000

/** Makes the server return a start page of another release from now on. Its first script has another name. */
const deliverAnother = (page: Page): Promise<unknown> =>
  page.route('**/kezdolap', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/index-[\w-]+\.js/g, 'index-another.js') })
  })

/** Opens the case, and waits until the portal asks for the current release. Then opens the menu and the case again. */
const visitCaseTwice = async (page: Page): Promise<void> => {
  const isAsked = page.waitForResponse('**/kezdolap')
  await link(page, CASE).click()
  await isAsked
  await expect(step(page, 'form')).toBeVisible()
  await link(page, 'Vissza az ügyekhez').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await link(page, CASE).click()
  await expect(step(page, 'form')).toBeVisible()
}

test('a new release loads at the next navigation outside a case', async ({ page, insurer }) => {
  await page.clock.install()
  await signIn(page)
  const isSame = await mark(page)
  await deliverAnother(page)
  await insurer.wait(6 * MINUTE)
  const isAsked = page.waitForResponse('**/kezdolap')
  await link(page, CASE).click()
  await isAsked
  await fillForm(page)
  await button(page, 'Előző lépés').click()
  await expect(plate(page)).toHaveValue('AABC123')
  expect(await isSame()).toBe(true)
  await link(page, 'Vissza az ügyekhez').click()
  await button(page, 'Elvetem').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect.poll(isSame).toBe(false)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page).toHaveURL(CASES)
})

test('the page is not reloaded while the release is unchanged', async ({ page, insurer }) => {
  await page.clock.install()
  await signIn(page)
  const isSame = await mark(page)
  await insurer.wait(6 * MINUTE)
  await visitCaseTwice(page)
  expect(await isSame()).toBe(true)
})

test('a new release does not reload the page if the browser cannot store the session', async ({ page, insurer }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Blocked', 'QuotaExceededError')
    }
  })
  await page.clock.install()
  await signInByHand(page)
  const isSame = await mark(page)
  await deliverAnother(page)
  await insurer.wait(6 * MINUTE)
  await visitCaseTwice(page)
  expect(await isSame()).toBe(true)
})

for (const [fileType, file] of [
  ['script', '**/assets/security-*.js'],
  ['language file', '**/assets/i18n/hu/security.json'],
] as const) {
  test(`a screen whose ${fileType} was removed by a new release loads after an automatic reload`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource.*security/)
    await signIn(page)
    const isSame = await mark(page)
    await deliverAnother(page)
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 })
    await link(page, 'Biztonsági beállítások').click()
    await expect(heading(page, 'Biztonsági beállítások', 1)).toBeVisible()
    expect(await isSame()).toBe(false)
  })
}

/**
 * Makes a script unavailable until the page is reloaded, as if the script belonged to an older release. Must be called
 * before the first page opens, because that page may prefetch the script.
 */
const takeAway = async (page: Page, script: string): Promise<void> => {
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  await page.route(`**/assets/${script}-*.js`, (route) =>
    pages < 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
}

test.describe('an automatic reload because a script of the old release is missing', () => {
  test.beforeEach(({ expected }) => {
    expected.push(/Failed to load resource.*(secondStep|signedIn|kgfb|signature)/)
  })

  test('keeps the contract number, and the next press opens the second step of the sign-in', async ({ page }) => {
    await takeAway(page, 'secondStep')
    await open(page, SIGN_IN)
    const isSame = await mark(page)
    await field(page, 'Szerződésszám').fill('10000001')
    await button(page, 'Tovább').click()
    await expect.poll(isSame).toBe(false)
    await expect(field(page, 'Szerződésszám')).toHaveValue('10000001')
    await answers(page)
    await button(page, 'Tovább').click()
    await expect(field(page, 'SMS-kód')).toBeVisible()
  })

  for (const script of ['signedIn', 'kgfb']) {
    test(`opens the contract after the sign-in (${script})`, async ({ page }) => {
      await takeAway(page, script)
      await open(page, SIGN_IN)
      const isSame = await mark(page)
      await field(page, 'Szerződésszám').fill('10000003')
      await button(page, 'Tovább').click()
      await field(page, 'Irányítószám').fill('1117')
      await button(page, 'Belépés').click()
      await expect(page.getByText('Ez a szerződés megszűnt')).toBeVisible()
      expect(await isSame()).toBe(false)
    })
  }

  test('opens the signature of a submitted case', async ({ page }) => {
    await takeAway(page, 'signature')
    await openSignedIn(page, '/kgfb/ugyek/terminate-insurance/car-sell')
    const isSame = await mark(page)
    await fillDay(page, 'Az eladás napja', 0)
    await continueTo(page, documents)
    await attach(page, 'Adásvételi szerződés')
    await continueTo(page, summary)
    await button(page, 'Beküldés').click()
    await expect(button(page, 'Digitális aláírás')).toBeVisible()
    expect(await isSame()).toBe(false)
  })
})

test('a screen that failed to load offline loads automatically when the network is back', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  await openSignedIn(page, CASES)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await context.setOffline(true)
  await link(page, 'Biztonsági beállítások').click()
  await expect(heading(page, 'Nem sikerült betölteni', 1)).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Biztonsági beállítások', 1)).toBeVisible()
})
