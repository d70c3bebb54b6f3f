import type { Page, Route } from 'playwright/test'
import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { hold } from '../support/hold.ts'
import { mark } from '../support/mark.ts'
import { answerSignIn, button, CASES, field, link, open, openSignedIn, PLATE_CASE, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Returns the paths of the portal's files that were transferred after `moment` (ms since the page load). */
const loadedAfter = (page: Page, moment: number) =>
  page.evaluate((moment) => {
    const isFile = ({ name }: PerformanceEntry) => new URL(name).origin === location.origin && name.includes('/assets/')
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const loaded = resources.filter((entry) => isFile(entry) && entry.startTime > moment && entry.transferSize > 0)
    return loaded.map(({ name }) => new URL(name).pathname)
  }, moment)

const requestedPaths = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** Lets the page become idle, so that low-priority work runs. */
const letBeIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 10; times += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  })

/** Files that only the menu prefetches. */
const NEXT = /\/(documents|onlineCases|photo\.worker)/

/** The campaign's files. They load with low priority after the insurer has reported a campaign. */
const CAMPAIGN = /\/campaign/

test('the sign-in prefetches the files of the next steps while the page is idle', async ({ page }) => {
  await open(page, SIGN_IN)
  await expect.poll(() => requestedPaths(page)).toContain('/assets/i18n/hu/kgfb.json')
  const moment = await page.evaluate(() => performance.now())
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
  expect((await loadedAfter(page, moment)).filter((path) => !NEXT.test(path) && !CAMPAIGN.test(path))).toEqual([])
})

test('each press sends its request to the insurer before the next screen is rendered', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    const sentCalls: string[] = []
    Object.assign(window, { asked: sentCalls })
    window.fetch = (...request: Parameters<typeof fetch>) => {
      const path = new URL(String(request[0]), location.href).pathname
      const screen = document.querySelector<HTMLElement>('[data-state]')?.dataset.state ?? 'the frame'
      const call = path.split('/api/')[1]
      if (call !== undefined) sentCalls.push(`${call} from ${screen}`)
      return fetch(...request)
    }
  })
  await open(page, SIGN_IN)
  // Waits until the last prefetched chunk has run. The browser then lists its file twice: for the prefetch and for the
  // import.
  await expect
    .poll(async () => (await requestedPaths(page)).filter((path) => /\/kgfb-[^/]+\.js$/.test(path)).length)
    .toBeGreaterThan(1)
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
  await link(page, 'Rendszám módosítása').click()
  await expect(field(page, 'Új rendszám')).toBeVisible()
  const calls = await page.evaluate((): string[] => Reflect.get(window, 'asked'))
  expect(calls).toEqual(
    expect.arrayContaining([
      'auth/login from enteringContractNumber',
      // The portal sends this call as soon as the session opens, before it renders the contract.
      'kgfb/header from the frame',
      'kgfb/modify-license-plate from selecting.current',
    ]),
  )
})

test('the photo worker is prefetched while a case is filled in', async ({ page }) => {
  const isWorker = (path: string) => path.includes('/photo.worker')
  await openSignedIn(page, PLATE_CASE)
  await expect(field(page, 'Új rendszám')).toBeVisible()
  await expect.poll(async () => (await requestedPaths(page)).filter(isWorker)).toHaveLength(1)
  const moment = await page.evaluate(() => performance.now())
  await field(page, 'Új rendszám').fill('AA BC-123')
  await button(page, 'Tovább').click()
  await expect(page).toHaveURL(/dokumentumok/)
  expect((await loadedAfter(page, moment)).filter(isWorker)).toEqual([])
})

test('nothing is prefetched if the browser’s data saver is on', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, SIGN_IN)
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
  await link(page, 'Rendszám módosítása').click()
  await expect(field(page, 'Új rendszám')).toBeVisible()
  const paths = await requestedPaths(page)
  expect(paths).not.toContain('/ahead.json')
  expect(paths.filter((path) => path.includes('/photo.worker'))).toEqual([])
})

for (const [label, answer] of [
  ['an error', { status: 503, body: 'Busy' }],
  ['the login page of a WiFi network', { contentType: 'text/html', body: '<h1>WiFi</h1>' }],
] as const) {
  test(`${label} in place of a prefetched script is ignored, and the script loads when it is needed`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource.*signedIn/)
    const spoil = (route: Route): Promise<void> => route.fulfill(answer)
    await page.route('**/assets/signedIn-*.js', spoil)
    const askedAs: string[] = []
    page.on('request', (request) => {
      if (/\/signedIn-[^/]+\.js$/.test(request.url())) askedAs.push(request.resourceType())
    })
    await open(page, SIGN_IN)
    const isSame = await mark(page)
    // Waits for the last prefetched file. If prefetching also evaluated the modules, they would run now.
    await expect.poll(() => requestedPaths(page)).toContain('/assets/i18n/hu/kgfb.json')
    await letBeIdle(page)
    expect(askedAs).toEqual(['fetch'])
    await page.unroute('**/assets/signedIn-*.js', spoil)
    await answerSignIn(page, personCustomer)
    await expect(link(page, 'Rendszám módosítása')).toBeVisible()
    expect(await isSame()).toBe(true)
  })
}

test('the files of the next screens are prefetched after the contract header has loaded', async ({ page }) => {
  const release = await hold(page, 'GET', '**/api/kgfb/header*')
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open(page, SIGN_IN)
  await answerSignIn(page, personCustomer)
  await expect.poll(() => files.some((path) => path.endsWith('/api/kgfb/header'))).toBe(true)
  await letBeIdle(page)
  expect(files.filter((path) => NEXT.test(path) && path.endsWith('.js'))).toEqual([])
  release()
  await expect.poll(() => files.filter((path) => NEXT.test(path) && path.endsWith('.js'))).not.toEqual([])
})
