import type { Page } from 'playwright/test'
import { button, CASES, field, giveAnswer, heading, KGFB, link, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Opens an address and keeps its scripts back until the returned function is called. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  let release = (): void => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    release()
    await expect(page.locator('html[data-ready]')).toBeAttached()
  }
}

test('what is typed before the scripts have come is kept, and counts', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, SIGN_IN)
  await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
  await field(page, 'Szerződésszám').fill('10000002')
  await bringScripts()
  await expect(field(page, 'Szerződésszám')).toHaveValue('10000002')
  await expect(page.getByRole('radio', { name: 'Cég vagy más szervezet' })).toBeChecked()
  await button(page, 'Tovább').click()
  await giveAnswer(page, { question: 'Rendszám', answer: 'ABC-123' })
  await expect(page).toHaveURL(CASES)
})

test('a form that is sent before the scripts have come stays as it is', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, SIGN_IN)
  await field(page, 'Szerződésszám').fill('10000002')
  await field(page, 'Szerződésszám').press('Enter')
  await button(page, 'Tovább').click()
  await bringScripts()
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toHaveValue('10000002')
})

for (const [address, title] of [
  ['/kezdolap', 'Miben segíthetünk?'],
  [SIGN_IN, 'Belépés'],
] as const) {
  test(`the page written for ${address} stands before the scripts, and is taken over, not replaced`, async ({
    page,
  }) => {
    const bringScripts = await openWithoutScripts(page, address)
    await expect(heading(page, title, 1)).toBeVisible()
    const first = await heading(page, title, 1).elementHandle()
    await bringScripts()
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  })
}

test('a link that is followed before the scripts have come leads on', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/kezdolap')
  await link(page, KGFB).click({ noWaitAfter: true })
  await bringScripts()
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})
