import type { Page } from 'playwright/test'
import { hold } from '../support/hold.ts'
import { field, heading, openSignedIn, PLATE_CASE } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Returns a growing list: the paths of the files that a page requests from now on. */
const recordPaths = (page: Page): readonly string[] => {
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
  const release = await hold(page, 'GET', '**/assets/index-*.js')
  const requestedPaths = recordPaths(page)
  await page.goto(PLATE_CASE, { waitUntil: 'commit' })
  await expect.poll(() => requestedPaths.filter(isNeeded)).toHaveLength(FILES)
  release()
  await expect(field(page, 'Új rendszám')).toBeVisible()
  expect(requestedPaths.filter(isNeeded)).toHaveLength(FILES)
})

test('a case opened by its address while signed out requests no files of the case before the sign-in', async ({
  page,
}) => {
  const release = await hold(page, 'GET', '**/assets/index-*.js')
  const requestedPaths = recordPaths(page)
  await page.goto(PLATE_CASE, { waitUntil: 'commit' })
  await expect.poll(() => requestedPaths.some((path) => /\/early-[^/]+\.js$/.test(path))).toBe(true)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(requestedPaths.filter(isNeeded)).toEqual([])
  release()
  await expect(heading(page, 'Belépés', 1)).toBeVisible()
})

test('a reload requests each file of the case only once', async ({ page }) => {
  await openSignedIn(page, PLATE_CASE)
  await expect(field(page, 'Új rendszám')).toBeVisible()
  for (let times = 0; times < 3; times += 1) {
    const requestedPaths = recordPaths(page)
    await page.reload()
    await expect(field(page, 'Új rendszám')).toBeVisible()
    expect(requestedPaths.filter(isNeeded)).toHaveLength(FILES)
  }
})

test('the contract header is requested only once, before the scripts that show it have loaded', async ({ page }) => {
  await openSignedIn(page, PLATE_CASE)
  await expect(field(page, 'Új rendszám')).toBeVisible()
  const release = await hold(page, 'GET', '**/assets/signedIn-*.js')
  const requestedPaths = recordPaths(page)
  const headers = () => requestedPaths.filter((path) => path.endsWith('/kgfb/header')).length
  await page.goto(PLATE_CASE, { waitUntil: 'commit' })
  await expect.poll(headers).toBe(1)
  release()
  await expect(field(page, 'Új rendszám')).toBeVisible()
  expect(headers()).toBe(1)
})
