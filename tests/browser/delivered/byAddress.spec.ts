import type { Page } from 'playwright/test'
import { hold } from '../support/hold.ts'
import { field, heading, openSignedIn, PLATE_CASE } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Records the paths of the files that a page requests from now on. */
const askedBy = (page: Page): readonly string[] => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Files that a case of this product line needs besides the portal's first script. */
const NEEDED = [
  /\/(signedIn|cases|kgfb|client|tab)-[^/]+\.js$/,
  /\/signedIn-[^/]+\.css$/,
  /\/hu\/(contract|case|documents|kgfb)\.json$/,
]
const FILES = 10

const isNeeded = (path: string): boolean => NEEDED.some((pattern) => pattern.test(path))

test('a case opened by its address while signed in requests each of its files once, before the first script arrives', async ({
  page,
}) => {
  await openSignedIn(page, PLATE_CASE)
  await expect(field(page, 'Új rendszám')).toBeVisible()
  const letGo = await hold(page, 'GET', '**/assets/index-*.js')
  const asked = askedBy(page)
  await page.goto(PLATE_CASE, { waitUntil: 'commit' })
  await expect.poll(() => asked.filter(isNeeded)).toHaveLength(FILES)
  letGo()
  await expect(field(page, 'Új rendszám')).toBeVisible()
  expect(asked.filter(isNeeded)).toHaveLength(FILES)
})

test('a case opened by its address while signed out requests no files of the case before the sign-in', async ({
  page,
}) => {
  const letGo = await hold(page, 'GET', '**/assets/index-*.js')
  const asked = askedBy(page)
  await page.goto(PLATE_CASE, { waitUntil: 'commit' })
  await expect.poll(() => asked.some((path) => /\/early-[^/]+\.js$/.test(path))).toBe(true)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(asked.filter(isNeeded)).toEqual([])
  letGo()
  await expect(heading(page, 'Belépés', 1)).toBeVisible()
})

test('a reload requests each file of the case only once', async ({ page }) => {
  await openSignedIn(page, PLATE_CASE)
  await expect(field(page, 'Új rendszám')).toBeVisible()
  for (let times = 0; times < 3; times += 1) {
    const asked = askedBy(page)
    await page.reload()
    await expect(field(page, 'Új rendszám')).toBeVisible()
    expect(asked.filter(isNeeded)).toHaveLength(FILES)
  }
})

test('the contract header is requested before the scripts that show it have loaded, and only once', async ({
  page,
}) => {
  await openSignedIn(page, PLATE_CASE)
  await expect(field(page, 'Új rendszám')).toBeVisible()
  const letGo = await hold(page, 'GET', '**/assets/signedIn-*.js')
  const asked = askedBy(page)
  const headers = () => asked.filter((path) => path.endsWith('/kgfb/header')).length
  await page.goto(PLATE_CASE, { waitUntil: 'commit' })
  await expect.poll(headers).toBe(1)
  letGo()
  await expect(field(page, 'Új rendszám')).toBeVisible()
  expect(headers()).toBe(1)
})
