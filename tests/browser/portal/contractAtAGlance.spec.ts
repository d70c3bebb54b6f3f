import type { Locator, Page } from 'playwright/test'
import { companyCustomer, personCustomer, sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { childActs } from '../support/caseActs.ts'
import { button, link, open, openSignedIn, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const bottomOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox()
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height
}
/** The distance that one scroll by thumb moves the page (px). */
const SCROLL = 600

const barTop = async (page: Page): Promise<number> => {
  const box = await page.locator('.back').boundingBox()
  return box?.y ?? 0
}

test('both sign-in buttons are visible above the bottom bar on a phone', async ({ page }) => {
  await open(page, SIGN_IN)
  for (const label of ['Tovább', 'Belépés a DÁP alkalmazással']) {
    expect(await bottomOf(button(page, label)), label).toBeLessThanOrEqual(await barTop(page))
  }
})

test('in the portal’s font, both sign-in buttons are visible above the bottom bar on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, SIGN_IN)
  await page.evaluate(async () => {
    await document.fonts.load('1em Figtree')
    document.documentElement.dataset.typeface = ''
  })
  for (const label of ['Tovább', 'Belépés a DÁP alkalmazással']) {
    expect(await bottomOf(button(page, label)), label).toBeLessThanOrEqual(await barTop(page))
  }
})

const contracts = [
  ['a contract in debt', personCustomer, '/kgfb/ugyek', 'Tartozás rendezése'],
  ['an overpaid contract', companyCustomer, '/kgfb/ugyek', 'Visszatérítés kérése'],
  ['an ended contract in debt', sampleCustomer('20000002'), '/casco/ugyek', 'Tartozás rendezése'],
  ['a home contract', sampleCustomer('30000001'), '/lakas/ugyek', 'Tartozás rendezése'],
  ['a life contract', sampleCustomer('40000001'), '/elet/ugyek', 'Tartozás rendezése'],
] as const

for (const [contract, customer, address, linkName] of contracts) {
  test(`on a phone ${contract} shows its balance and the next action without scrolling`, async ({ page }) => {
    await openSignedIn(page, address, customer)
    const act = link(page, linkName)
    await expect(act).toBeVisible()
    const state = page.locator('.contract-head .description-list-large dd').first()
    await expect(state).toContainText('Ft')
    const limit = await barTop(page)
    expect(await bottomOf(state)).toBeLessThanOrEqual(limit)
    expect(await bottomOf(act)).toBeLessThanOrEqual(limit)
    expect(limit).toBeLessThanOrEqual(740)
  })
}

test('amounts, plates and deadlines stay on one line on the smallest phone at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, '/kgfb/ugyek')
  const values = page.locator('.contract-head :is(.plate, .description-list dd)')
  await expect(values.first()).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // Words may wrap, but text with digits must stay on one line.
  const broken = await values.evaluateAll((elements) =>
    elements
      .filter(({ textContent }) => /\d/.test(textContent ?? ''))
      .filter(
        (element) => element.getBoundingClientRect().height > 2 * Number.parseFloat(getComputedStyle(element).fontSize),
      )
      .map(({ textContent }) => textContent),
  )
  expect(broken).toEqual([])
  const task = page.locator('.tasks .tile > div').first()
  expect((await task.boundingBox())?.width, 'the room of a task').toBeGreaterThan(200)
})

test('document buttons fit the smallest phone at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, '/kgfb/ugyek/online-cases')
  await expect(page.locator('.online-cases .action-quiet').first()).toBeVisible()
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth
  })
  expect(width).toBe(320)
})

// All contracts except the ended one, which cannot be terminated.
for (const [contract, customer, address] of contracts.filter(
  ([contract]) => contract !== 'an ended contract in debt',
)) {
  test(`on a phone ${contract} shows its latest cases and the link to the termination after at most one scroll`, async ({
    page,
  }) => {
    await openSignedIn(page, address, customer)
    const latestCases = page.locator('.contract-latest')
    const terminationLink = link(page, 'Felmondás')
    // Waits until the contract has loaded. Before that, a skeleton is in place of the cases and the termination.
    await expect(terminationLink).toBeVisible()
    const limit = (await barTop(page)) + SCROLL
    expect(await bottomOf(latestCases)).toBeLessThanOrEqual(limit)
    expect(await bottomOf(terminationLink)).toBeLessThanOrEqual(limit)
  })
}

const everyProductLine = [
  ['kgfb', personCustomer, 'Kötvényem', 'Letöltés: Kötvény'],
  ['casco', sampleCustomer('20000001'), 'Kötvényem', 'Letöltés: Kötvény'],
  ['lakas', sampleCustomer('30000001'), 'Kötvény, levelek', /^Letöltés: Biztosítási kötvény/],
  ['elet', sampleCustomer('40000001'), 'Kötvényem', /^Letöltés: Biztosítási kötvény/],
  ['nyugdij', sampleCustomer('50000001'), 'Kötvényem', /^Letöltés: Biztosítási kötvény/],
  ['baleset', sampleCustomer('60000001'), 'Kötvényem', /^Letöltés: Biztosítási kötvény/],
] as const

/**
 * Waits until everything has loaded. Then checks that the customer sees the policy and the termination after one
 * scroll.
 */
const expectAtHand = async (page: Page, policy: string): Promise<void> => {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  const limit = (await barTop(page)) + SCROLL
  for (const linkName of [policy, 'Felmondás'])
    expect(await bottomOf(link(page, linkName)), linkName).toBeLessThanOrEqual(limit)
}

for (const [productLine, customer, policyName, download] of everyProductLine) {
  test(`on a phone the links to policy and termination of ${productLine} are visible after at most one scroll`, async ({
    page,
  }) => {
    await openSignedIn(page, `/${productLine}/ugyek`, customer)
    const policy = link(page, policyName)
    await expect(policy).toBeVisible()
    await expectAtHand(page, policyName)
    await policy.click()
    const first = page.getByRole('button', { name: download }).first()
    await expect(first).toBeVisible()
    expect(await bottomOf(first), 'what brings it is in sight').toBeLessThanOrEqual(await barTop(page))
  })
}

// Excludes accident insurance, which has no debt, and casco, whose other tasks and deadlines need more room.
const awaiting = everyProductLine.filter(([productLine]) => productLine !== 'baleset' && productLine !== 'casco')
for (const [productLine, customer, policy] of awaiting) {
  test(`if a transfer is pending, policy and termination links of ${productLine} are visible on a phone after one scroll`, async ({
    page,
  }) => {
    await openSignedIn(page, `/${productLine}/ugyek`, customer)
    await link(page, 'Tartozás rendezése').click()
    await childActs.paying?.(page)
    await link(page, 'Vissza a szerződéshez').click()
    await expect(page.locator('.coming')).toBeVisible()
    await expectAtHand(page, policy)
  })
}

test('headings in neighboring columns are aligned on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openSignedIn(page, '/kgfb/ugyek')
  const headings = ['Teendők', 'Online ügyeim'].map((name) => page.getByRole('heading', { name, exact: true }))
  await expect(page.getByText('Telefonszám módosítása').first()).toBeVisible()
  const [tasksBox, casesBox] = await Promise.all(headings.map((heading) => heading.boundingBox()))
  expect(tasksBox).not.toBeNull()
  expect(tasksBox?.y).toBe(casesBox?.y)
})

test('a search result is visible above the bottom bar on a phone', async ({ page }) => {
  await openSignedIn(page, '/kgfb/ugyek')
  await page.getByRole('searchbox').pressSequentially('zoldk')
  const found = link(page, 'Zöldkártya')
  // The results are the green card and the insurer's contact.
  await expect(page.getByText('2 találat')).toBeVisible()
  expect(await bottomOf(found)).toBeLessThanOrEqual(await barTop(page))
  expect((await page.getByRole('searchbox').boundingBox())?.y).toBeGreaterThanOrEqual(0)
})
