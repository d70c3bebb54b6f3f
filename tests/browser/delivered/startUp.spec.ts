import type { Page, Route } from 'playwright/test'
import texts from '../../../src/texts/page.hu.json' with { type: 'json' }
import {
  answers,
  button,
  CASES,
  field,
  heading,
  KGFB,
  open,
  openSignedIn,
  PLATE_CASE,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { stopClock } from '../support/time.ts'

const CONFIGURATION = '**/config.json'
const COMMON_TEXTS = '**/assets/i18n/hu/common.json'
const SIGN_IN_TEXTS = '**/assets/i18n/hu/auth.json'

const spoilt = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'does not load': (route: Route) => route.abort(),
  'is not JSON': (route: Route) => route.fulfill({ body: '{ "mock": ' }),
  'has an invalid format': (route: Route) => route.fulfill({ json: [{ mock: 'yes' }] }),
} as const

/** Replaces the response for a file. The returned function restores the real response. */
const spoil = async (page: Page, file: string, answer: (route: Route) => Promise<void>) => {
  await page.route(file, answer)
  return () => page.unroute(file, answer)
}

// One function reads all of these files. `tests/api/ownFiles` tests it with every invalid response.
for (const [label, file, address, technicalError, title] of [
  ['The configuration', CONFIGURATION, '/kezdolap', 'is missing', 'Miben segíthetünk?'],
  ['The configuration, on a case’s page,', CONFIGURATION, PLATE_CASE, 'has an invalid format', 'Belépés'],
  ['The language file', COMMON_TEXTS, SIGN_IN, 'does not load', 'Belépés'],
  ['The language file, on the start page,', COMMON_TEXTS, '/kezdolap', 'is not JSON', 'Miben segíthetünk?'],
] as const) {
  test(`${label} ${technicalError}: an error screen appears, and a retry loads the page`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource.*(config|common)\.json/)
    const restore = await spoil(page, file, spoilt[technicalError])
    await page.goto(address)
    await expect(heading(page, 'A portál most nem indul el', 1)).toBeVisible()
    await button(page, 'Újra').click()
    await expect(button(page, 'Újra')).toBeEnabled()
    await expect(heading(page, 'A portál most nem indul el', 1)).toBeVisible()
    await restore()
    await button(page, 'Újra').click()
    await expect(heading(page, title, 1)).toBeVisible()
  })
}

for (const technicalError of ['does not load', 'has an invalid format'] as const) {
  test(`The sign-in’s language file ${technicalError}: an error screen appears, and a retry loads the sign-in`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource.*auth\.json/)
    const restore = await spoil(page, SIGN_IN_TEXTS, spoilt[technicalError])
    // If the clock ran, the portal would try again by itself before the press.
    await stopClock(page)
    await page.goto(SIGN_IN)
    await expect(heading(page, 'Nem sikerült betölteni', 1)).toBeVisible()
    await restore()
    await button(page, 'Újra').click()
    await expect(field(page, 'Szerződésszám')).toBeVisible()
  })
}

const halves = [
  ['common', '/kezdolap', 'Miben segíthetünk?'],
  ['contract', CASES, KGFB],
] as const
for (const [name, address, title] of halves) {
  test(`an incomplete language file ${name} shows an error screen, and a retry loads the page`, async ({
    page,
    expected,
  }) => {
    expected.push(/^\[fault\] drawing: MissingText [\w.:-]+$/)
    const restore = await spoil(page, `**/assets/i18n/hu/${name}.json`, async (route) => {
      const file = await (await route.fetch()).json()
      await route.fulfill({ json: Object.fromEntries(Object.entries(file).slice(0, 2)) })
    })
    if (address === CASES) await openSignedIn(page, address)
    else await open(page, address)
    const errorHeading = heading(page, 'Ezt az oldalt most nem tudjuk megjeleníteni', 1)
    await expect(errorHeading).toBeVisible()
    await button(page, 'Újra').click()
    await expect(errorHeading).toBeVisible()
    await restore()
    await button(page, 'Újra').click()
    await expect(heading(page, title, 1)).toBeVisible()
  })
}

// Without the tab's machine, a closed tab would stay signed in.
for (const script of ['signedIn', 'tab']) {
  test(`a ${script} script that does not load at the sign-in shows an error screen, and a retry opens the contract`, async ({
    page,
    expected,
  }) => {
    expected.push(new RegExp(`Failed to load resource.*${script}`))
    // Blocks the script before the page opens, because the sign-in may prefetch it as soon as the page is interactive.
    const restore = await spoil(page, `**/assets/${script}-*.js`, (route) => route.abort())
    await open(page, SIGN_IN)
    await field(page, 'Szerződésszám').fill('10000003')
    await button(page, 'Tovább').click()
    await field(page, 'Irányítószám').fill('1117')
    await button(page, 'Belépés').click()
    // The page has reloaded itself once. The customer is still signed in.
    await expect(heading(page, 'A portál most nem indul el', 1)).toBeVisible()
    await restore()
    // Repeats the press. The page limits how often it reloads, so an early press shows the error screen again.
    await expect
      .poll(async () => {
        await button(page, 'Újra')
          .click({ timeout: 1_000 })
          .catch(() => undefined)
        return page.getByText('Ez a szerződés megszűnt').isVisible()
      })
      .toBe(true)
  })
}

test('a page whose main script failed to load becomes interactive after the network is back', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource.*(draw-|kezdolap)/)
  const isCut = async (route: Route): Promise<void> =>
    /\/draw-[^/]+\.js$/.test(route.request().url()) || route.request().method() === 'HEAD'
      ? route.abort()
      : route.continue()
  await page.route('**/*', isCut)
  const looked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.goto('/kezdolap')
  await looked
  await expect(heading(page, 'Miben segíthetünk?', 1)).toBeVisible()
  await expect(page.locator('html[data-ready]')).not.toBeAttached()
  await page.unroute('**/*', isCut)
  await answers(page)
})

for (const script of ['index', 'draw'] as const) {
  test(`a page without its ${script} script shows a working reload link after 15 seconds`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource/)
    const isCut = (route: Route): Promise<void> => route.abort()
    const cut = new RegExp(`/${script}-[^/]+\\.js$`)
    await page.route(cut, isCut)
    // A CSS animation shows the link after 15 seconds. The test ends the animation at once.
    await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
    await page.goto(SIGN_IN)
    await expect(field(page, 'Szerződésszám')).toBeVisible()
    const slowMessage = page.getByRole('status').filter({ hasText: texts.slow })
    await expect(slowMessage).toBeHidden()
    // Ends the animation that shows the link after a delay of 15 seconds.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().delay === 15_000) animation.finish()
    })
    await expect(slowMessage).toBeInViewport()
    await page.unroute(cut, isCut)
    await page.getByRole('link', { name: texts.reload }).click()
    await answers(page)
    await expect(slowMessage).toBeHidden()
  })
}

test('the configuration sets the brand’s name, accent color and contacts', async ({ page }) => {
  const brand = { name: 'Próba Biztosító', accent: '#7a1f5c', phone: '+36 1 555 0199', email: 'segitseg@proba.example' }
  await page.route(CONFIGURATION, async (route) => {
    const configuration = await (await route.fetch()).json()
    await route.fulfill({ json: { ...configuration, showVersion: true, brand: { ...configuration.brand, ...brand } } })
  })
  await open(page, SIGN_IN)
  await expect(page).toHaveTitle(/^Próba Biztosító Ügyfélportál – /)
  await expect(page.getByRole('link', { name: brand.phone })).toBeVisible()
  await expect(page.getByRole('link', { name: brand.email })).toBeVisible()
  await expect(page.getByText(/^Verzió: \d/)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))).toBe(
    brand.accent,
  )
})
