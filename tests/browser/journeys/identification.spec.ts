import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import type { Customer } from '../support/customers.ts'
import { trouble } from '../support/insurer.ts'
import { alert, answerSignIn, button, field, heading, open, reload } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { stopClock } from '../support/time.ts'
import { turn } from '../support/visibility.ts'

const SIGN_IN = '/elet/belepes'
const INSIDE = '/elet/ugyek'
const MINUTE = 60_000
/** Whoever signs in so is to be identified first. */
const unidentified: Customer = { contractNumber: '80000001', question: 'SMS-kód', answer: '123456' }

const step = (page: Page): Locator => heading(page, 'Igazolja a személyazonosságát', 2)
const way = (page: Page): Locator => page.getByRole('link', { name: 'Azonosítás megnyitása' })
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })

/** Signs in as far as the identification; from then on time passes only where the test says so. */
async function begin(page: Page): Promise<void> {
  await stopClock(page)
  await open(page, SIGN_IN)
  await answerSignIn(page, unidentified)
  await expect(step(page)).toBeVisible()
  await expect(way(page)).toBeVisible()
}

/** How often a call went out from now on. */
function count(page: Page, path: string): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent += 1
  })
  return () => sent
}

test('a customer is identified on the provider’s page, and the sign-in goes on by itself', { tag: '@in-page' }, async ({
  page,
  insurer,
}) => {
  await open(page, SIGN_IN)
  await insurer.behave('identificationNever')
  await answerSignIn(page, unidentified)
  await expect(heading(page, 'Belépés', 1)).toBeVisible()
  await expect(status(page, 'Az azonosítás eredményére várunk')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-kód' })).toBeVisible()
  await expect(way(page)).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page)
  const [provider] = await Promise.all([page.context().waitForEvent('page'), way(page).click()])
  await turn(page, 'hidden')
  await expect(button(provider, 'Sikeres azonosítás')).toBeVisible()
  // Whoever looks back meanwhile sees how it stands.
  await turn(page, 'visible')
  await expect(status(page, 'Az azonosítás elkezdődött')).toBeVisible()
  await turn(page, 'hidden')
  await button(provider, 'Sikeres azonosítás').click()
  await turn(page, 'visible')
  await expect(page).toHaveURL(INSIDE)
})

test('an identification that ends elsewhere, on a phone say, is heard of', async ({ page, insurer }) => {
  await begin(page)
  await insurer.wait(9000)
  await expect(page).toHaveURL(INSIDE)
})

test('a refused identification says so, and another one can be begun', async ({ page, insurer }) => {
  await page.clock.install()
  await open(page, SIGN_IN)
  await insurer.behave('identificationRefused')
  await answerSignIn(page, unidentified)
  await expect(way(page)).toBeVisible()
  await insurer.wait(9000)
  await expect(heading(page, 'Az azonosítás nem sikerült', 2)).toBeFocused()
  await expect(alert(page, 'Indítson új azonosítást')).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('fast')
  await button(page, 'Új azonosítás indítása').click()
  await expect(way(page)).toBeVisible()
  await insurer.wait(9000)
  await expect(page).toHaveURL(INSIDE)
})

test('after ten minutes nothing is waited for any more, and the same identification can be gone on with', async ({
  page,
  insurer,
}) => {
  await page.clock.install()
  await open(page, SIGN_IN)
  await insurer.behave('identificationNever')
  await answerSignIn(page, unidentified)
  const address = await way(page).getAttribute('href')
  await insurer.wait(10 * MINUTE)
  await expect(heading(page, 'Még nem érkezett meg az eredmény', 2)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Folytatom az azonosítást').click()
  await expect(way(page)).toHaveAttribute('href', address ?? '')
})

test('a hidden page asks nothing, and asks at once when it is seen again', async ({ page, insurer }) => {
  await begin(page)
  await turn(page, 'hidden')
  await expect(page.locator('[data-state=hidden]')).toBeAttached()
  const asked = count(page, 'auth/identification-response')
  await insurer.wait(MINUTE)
  expect(asked()).toBe(0)
  await turn(page, 'visible')
  await expect(page).toHaveURL(INSIDE)
  expect(asked()).toBe(1)
})

for (const kind of ['500', 'network', 'nonsense'] as const) {
  test(`an identification that meets "${kind}" says so and is asked for again by itself`, async ({ page, insurer }) => {
    await page.clock.install()
    await begin(page)
    await insurer.behave(trouble('auth.getIdentification', kind))
    await insurer.wait(2500)
    await expect(status(page, 'Az azonosítását ez nem érinti')).toBeVisible()
    await expect(way(page)).toBeVisible()
    await insurer.behave('fast')
    await insurer.wait(11_000)
    await expect(page).toHaveURL(INSIDE)
  })
}

test('an identification that cannot begin is tried again', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await insurer.behave(trouble('auth.createIdentification', '500'))
  await answerSignIn(page, unidentified)
  await expect(heading(page, 'Az azonosítás még nem indult el', 2)).toBeVisible()
  await expectAccessible(page)
  await insurer.behave('fast')
  await button(page, 'Újra').click()
  await expect(way(page)).toBeVisible()
})

test('a reload goes on with the identification and begins no other', async ({ page, insurer }) => {
  await open(page, SIGN_IN)
  await insurer.behave('identificationNever')
  await answerSignIn(page, unidentified)
  const address = await way(page).getAttribute('href')
  const begun = count(page, 'auth/create-identification')
  await reload(page)
  await expect(way(page)).toHaveAttribute('href', address ?? '')
  expect(begun()).toBe(0)
})

test('an identification can be left, and taken up with the next sign-in', async ({ page }) => {
  await begin(page)
  await button(page, 'Vissza a belépéshez').click()
  await expect(field(page, 'Szerződésszám')).toBeVisible()
  await answerSignIn(page, unidentified)
  await expect(step(page)).toBeVisible()
})

test('a sign-in that ran out during the identification starts anew', async ({ page, insurer }) => {
  await begin(page)
  await insurer.behave(trouble('auth.getIdentification', 'expired'))
  await insurer.wait(2500)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})
