import type { Locator, Page } from 'playwright/test'
import { companyCustomer, sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { expectAccessible } from '../support/accessible.ts'
import { hold } from '../support/hold.ts'
import { failingScenario } from '../support/insurer.ts'
import { signInAsNonContractor } from '../support/nonContractor.ts'
import { alert, button, CASES, heading, KGFB, link, openSignedIn, reload, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const TITLE = 'Nyerjen üzemanyag-utalványt!'
const NAME = 'Üzemanyag-nyereményjáték'
const NOT_TAKEN = 'A részvételét nem sikerült rögzíteni'
const TAKEN = `Részt vesz: ${TITLE}`

const card = (page: Page): Locator => page.getByRole('region', { name: TITLE })
const statusMessage = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })
const menuEntry = (page: Page): Locator => button(page, NAME)
/** Opens a menu entry and returns to the menu. By then the portal has loaded the campaign's data. */
const openAndReturn = async (page: Page, entry = 'Számlák'): Promise<void> => {
  await link(page, entry).click()
  await expect(heading(page, entry, 1)).toBeVisible()
  await link(page, 'Vissza az ügyekhez').click()
  await expect(link(page, entry)).toBeVisible()
}

test('a campaign can be postponed, found by search, and dismissed permanently', {
  tag: '@in-page',
}, async ({ page }) => {
  await signIn(page)
  await expect(card(page)).toContainText('A részvétel ingyenes')
  await expectAccessible(page)

  await button(page, 'Emlékeztessen később').click()
  await expect(statusMessage(page, 'Később újra megmutatjuk')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await link(page, 'Számlák').click()
  await link(page, 'Vissza az ügyekhez').click()
  await expect(menuEntry(page)).toBeVisible()
  await reload(page)
  await expect(menuEntry(page)).toBeVisible()
  await expect(card(page)).toBeHidden()

  await page.getByRole('searchbox', { name: 'Keresés az ügyek között' }).fill('sorsolás')
  await menuEntry(page).click()
  await expect(card(page)).toBeFocused()
  const [terms] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Letöltés: részvételi feltételek').click(),
  ])
  expect(terms.suggestedFilename()).toMatch(/\.pdf$/)

  await button(page, 'Nem érdekel').click()
  await expect(statusMessage(page, 'Többet nem mutatjuk')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Mégis megnézem').click()
  await expect(card(page)).toBeFocused()
  await button(page, 'Nem érdekel').click()
  await reload(page)
  await openAndReturn(page)
  await expect(card(page)).toBeHidden()
  await expect(menuEntry(page)).toBeHidden()
})

test('a participation in a campaign is recorded only once despite a lost response and a reload', async ({
  page,
  insurer,
  expected,
}) => {
  expected.push(/ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  await signIn(page)
  await expect(card(page)).toBeVisible()
  await insurer.behave(failingScenario('campaign.participate', 'network'))
  await button(page, 'Részt veszek').click()
  await expect(alert(page, NOT_TAKEN)).toBeVisible()
  await insurer.behave('fast')
  await reload(page)
  await expect(card(page)).toBeVisible()
  await insurer.behave(failingScenario('campaign.participate', 'lostAnswer'))
  await button(page, 'Részt veszek').click()
  await expect(alert(page, NOT_TAKEN)).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('fast')
  await button(page, 'Részt veszek').click()
  await expect(statusMessage(page, TAKEN)).toBeVisible()
  await expect(button(page, 'Letöltés: visszaigazolás')).toBeVisible()
  await expectAccessible(page)

  await link(page, 'Online ügyeim').first().click()
  await expect(page.getByText(NAME)).toHaveCount(1)
  await link(page, 'Vissza az ügyekhez').click()
  await openAndReturn(page)
  await expect(statusMessage(page, TAKEN)).toBeHidden()
  await expect(menuEntry(page)).toBeHidden()
})

test('the button of a campaign that advertises a case opens that case', async ({ page }) => {
  await openSignedIn(page, '/lakas/ugyek', sampleCustomer('30000001'))
  await link(page, 'Áttérek').click()
  await expect(heading(page, 'Áttérés elektronikus kapcsolattartásra', 1)).toBeVisible()
  await link(page, 'Vissza az ügyekhez').click()
  await expect(page.getByRole('region', { name: 'Papír helyett e-mail' })).toBeVisible()
})

const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN

test('a campaign that loads late causes no layout shift, and appears above the menu’s groups if they are outside the viewport', async ({
  page,
}) => {
  const release = await hold(page, 'GET', '**/active-campaign')
  await signIn(page)
  const search = page.getByRole('searchbox', { name: 'Keresés az ügyek között' })
  await expect(page.getByRole('heading', { name: 'Online ügyeim' })).toBeVisible()
  await expect(page.getByText('Telefonszám módosítása').first()).toBeVisible()
  const before = await topOf(search)
  release()
  await expect(card(page)).toBeVisible()
  expect(await topOf(search)).toBe(before)
  expect(await topOf(card(page))).toBeLessThan(await topOf(page.getByRole('heading', { name: /^Dokumentumok/ })))
})

test('a campaign that loads late appears below the menu’s groups if they are in the viewport', async ({ page }) => {
  const release = await hold(page, 'GET', '**/active-campaign')
  await signIn(page)
  await expect(page.getByText('Telefonszám módosítása').first()).toBeVisible()
  await link(page, 'Cím módosítása').scrollIntoViewIfNeeded()
  const before = await topOf(link(page, 'Cím módosítása'))
  release()
  await expect(card(page)).toBeVisible()
  expect(await topOf(link(page, 'Cím módosítása'))).toBe(before)
  expect(await topOf(card(page))).toBeGreaterThan(await topOf(link(page, 'Szerződés megszüntetése')))
})

test('the menu shows no error if the campaign fails to load or is invalid', async ({ page, insurer, expected }) => {
  expected.push(/500/)
  for (const kind of ['500', 'nonsense', 'network'] as const) {
    await insurer.behave(failingScenario('campaign.getActiveCampaign', kind))
    await (kind === '500' ? signIn(page) : reload(page))
    await openAndReturn(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(card(page)).toBeHidden()
  }
})

test('a company sees no campaign, and no campaign is requested for a non-contractor', async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname))
  await signInAsNonContractor(page, 'kgfb', '10000001', KGFB)
  await openAndReturn(page, 'Kérdésem van')
  expect(requestedPaths.filter((path) => path.endsWith('/active-campaign'))).toEqual([])
  await button(page, 'Kijelentkezés az ügyfélportálról').click()
  await openSignedIn(page, CASES, companyCustomer)
  await openAndReturn(page)
  await expect(card(page)).toBeHidden()
})
