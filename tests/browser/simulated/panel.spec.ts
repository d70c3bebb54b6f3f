import type { Locator, Page } from 'playwright/test'
import { companyCustomer } from '../../../tools/exploration/kit/customers.ts'
import { expectAccessible } from '../support/accessible.ts'
import {
  alert,
  button,
  CASES,
  field,
  giveContractNumber,
  heading,
  open,
  reload,
  SIGN_IN,
  signIn,
  signInByHand,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const NAME = 'Szimulált biztosító'

const openPanel = async (page: Page): Promise<Locator> => {
  await button(page, NAME).click()
  return page.getByRole('complementary', { name: NAME })
}

test('the panel of the simulated insurer can be used with the keyboard, and applies the chosen scenario', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  await button(page, NAME).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '10000001' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Forgatókönyv' }).selectOption('lastAttempt')
  await expect(page.getByText('Egyetlen hibás válasz után zárolás.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, NAME)).toBeFocused()
  await expect(page.getByRole('combobox')).toBeHidden()
  await giveContractNumber(page, companyCustomer.contractNumber)
  await field(page, 'Rendszám').fill('XXX-000')
  await button(page, 'Belépés').click()
  await expect(heading(page, 'A belépést ideiglenesen letiltottuk', 2)).toBeVisible()
})

test('the panel scrolls into view when it opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, SIGN_IN)
  const panel = await openPanel(page)
  await expect(panel.getByRole('heading', { name: 'Mintaszerződések' })).toBeInViewport()
})

test('the delay, jitter and error rate of the simulated insurer are stored, and limited to valid values', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  const panel = await openPanel(page)
  await panel.getByRole('spinbutton', { name: 'Késés' }).fill('300')
  await panel.getByRole('spinbutton', { name: 'Ingadozás' }).fill('')
  await panel.getByRole('spinbutton', { name: 'Hibák aránya' }).fill('250')
  await reload(page)
  await openPanel(page)
  await expect(panel.getByRole('spinbutton', { name: 'Késés' })).toHaveValue('300')
  await expect(panel.getByRole('spinbutton', { name: 'Ingadozás' })).toHaveValue('0')
  await expect(panel.getByRole('spinbutton', { name: 'Hibák aránya' })).toHaveValue('100')
  await giveContractNumber(page, companyCustomer.contractNumber)
  await expect(alert(page, 'Hiba történt nálunk')).toBeVisible()
})

test('the panel’s setting for a lost response applies to one call, and its offline setting until it is switched off', async ({
  page,
}) => {
  await open(page, SIGN_IN)
  const panel = await openPanel(page)
  const lost = panel.getByRole('checkbox', { name: 'A következő válasz elvész' })
  await lost.check()
  await giveContractNumber(page, companyCustomer.contractNumber)
  await expect(alert(page, 'Nem értük el')).toBeVisible()
  await expect(lost).not.toBeChecked()
  const offline = panel.getByRole('checkbox', { name: 'A biztosító nem érhető el' })
  await offline.check()
  await button(page, 'Tovább').click()
  await expect(alert(page, 'Nem értük el')).toBeVisible()
  await offline.uncheck()
  await button(page, 'Tovább').click()
  await expect(field(page, 'Rendszám')).toBeVisible()
})

test('a session expires if the insurer’s clock is moved past the end of the session', async ({ page }) => {
  await signIn(page, companyCustomer)
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: '+1 nap' }).click()
  await reload(page)
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
})

test('after the insurer’s clock was moved by a day, the portal shows the insurer’s current day', async ({ page }) => {
  await open(page, SIGN_IN)
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: '+1 nap' }).click()
  await signInByHand(page, companyCustomer)
  const day = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'short', timeZone: 'Europe/Budapest' })
  const today = page.getByRole('listitem').filter({ hasText: /^Ma\d/ })
  await expect(today).toContainText(day.format(Date.now() + 24 * 60 * 60 * 1000))
})

test('a press on a sample contract fills in its number at the sign-in of its product line', async ({ page }) => {
  await open(page, SIGN_IN)
  const panel = await openPanel(page)
  await panel.getByRole('link', { name: '10000002' }).click()
  await expect(field(page, 'Szerződésszám')).toHaveValue('10000002')
  await panel.getByText('További mintaszerződések').click()
  await panel.getByRole('link', { name: '20000001' }).click()
  await expect(page).toHaveURL('/casco/belepes')
  await expect(field(page, 'Szerződésszám')).toHaveValue('20000001')
})

test('a reset of the simulated insurer clears its data and keeps the scenario', async ({ page }) => {
  await signIn(page, companyCustomer)
  const panel = await openPanel(page)
  await panel.getByRole('combobox').selectOption('shortSession')
  const start = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Kiinduló állapot' }).click()
  await start
  await expect(heading(page, 'Lejárt a munkamenete', 1)).toBeVisible()
  await openPanel(page)
  await expect(panel.getByRole('combobox')).toHaveValue('shortSession')
})

test('the panel is accessible, covers no control while closed, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, companyCustomer)
  await expect(page).toHaveURL(CASES)
  await expectAccessible(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNothingCovered(page)
  }
  await openPanel(page)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: NAME })).toBeHidden()
})

/** Checks that the panel's button covers no control of the portal at any scroll position. */
async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const panel = document.querySelector('aside button')?.getBoundingClientRect()
    if (panel === undefined) return ['no panel']
    const controls = [...document.querySelectorAll('#root a:not(.skip), #root button, #root input')]
    const isFixed = getComputedStyle(document.querySelector('aside') ?? document.body).position === 'fixed'
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const isBeside = box.right <= panel.left || box.left >= panel.right
        // If the panel's position is fixed, it covers every control of the same columns at some scroll position.
        return !isBeside && (isFixed || (box.bottom > panel.top && box.top < panel.bottom))
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
  expect(covered).toEqual([])
}
