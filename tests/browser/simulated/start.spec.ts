import { company } from '../../../tools/exploration/kit/customers.ts'
import { button, CASES, field, giveAnswer, heading, KGFB, open, SIGN_IN } from '../support/portal.ts'
import { jumpsSoFar, watchJumps } from '../support/stillness.ts'
import { expect, test } from '../support/test.ts'

test('a browser that allows no service worker is told so, and trying again helps', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
      configurable: true,
    })
  })
  await page.goto(SIGN_IN)
  await expect(heading(page, 'A szimulált biztosító nem indult el', 1)).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(navigator.serviceWorker, 'register'))
  await button(page, 'Újra').click()
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('a scenario that does not exist is told of at the start', async ({ page }) => {
  await page.goto(`${SIGN_IN}?scenario=nincs-ilyen`)
  await expect(heading(page, 'A szimulált biztosító nem indult el', 1)).toBeVisible()
})

test('a scenario in the address holds for the tab', async ({ page }) => {
  await open(page, `${SIGN_IN}?scenario=lastAttempt`)
  await field(page, 'Szerződésszám').fill(company.contractNumber)
  await button(page, 'Tovább').click()
  await giveAnswer(page, { question: 'Rendszám', answer: 'XXX-000' })
  await expect(heading(page, 'A belépést ideiglenesen letiltottuk', 2)).toBeVisible()
})

test('home says that this is a trial, opens a sample contract with one press, and leads to the settings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/kezdolap')
  await button(page, 'További minták és beállítások').click()
  await expect(heading(page, 'A szimulált biztosító beállításai', 2)).toBeFocused()
  await expect(heading(page, 'A szimulált biztosító beállításai', 2)).toBeInViewport()
  await button(page, 'Lakás: mintaszerződés megnyitása').click()
  await expect(page).toHaveURL('/lakas/ugyek')
  await expect(heading(page, 'Teendők', 2)).toBeVisible()
  await page.goto('/kezdolap')
  await expect(heading(page, 'Próbaüzem', 2)).toBeHidden()
})

test('the sample contracts stand on the sign-in and fill it', async ({ page }) => {
  await open(page, SIGN_IN)
  await button(page, '10000002 beírása').click()
  await expect(field(page, 'Szerződésszám')).toHaveValue(company.contractNumber)
  await button(page, 'Tovább').click()
  await giveAnswer(page, company)
  await expect(page).toHaveURL(CASES)
  await expect(heading(page, KGFB, 1)).toBeVisible()
})

test('the card of the trial stands on home from the first paint on: nothing jumps when the portal answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await watchJumps(page)
  await open(page, '/kezdolap')
  await expect(heading(page, 'Próbaüzem', 2)).toBeVisible()
  expect(await jumpsSoFar(page)).toEqual([])
})
