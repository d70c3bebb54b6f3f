import { companyCustomer } from '../../../tools/exploration/kit/customers.ts'
import { button, CASES, field, giveAnswer, heading, KGFB, open, SIGN_IN } from '../support/portal.ts'
import { jumpsSoFar, watchJumps } from '../support/stillness.ts'
import { expect, test } from '../support/test.ts'

test('an error screen appears if service workers are blocked, and a retry loads the portal', async ({ page }) => {
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

test('an error screen appears for an unknown scenario in the address', async ({ page }) => {
  await page.goto(`${SIGN_IN}?scenario=nincs-ilyen`)
  await expect(heading(page, 'A szimulált biztosító nem indult el', 1)).toBeVisible()
})

test('the simulated insurer uses the scenario in the address of the page', async ({ page }) => {
  await open(page, `${SIGN_IN}?scenario=lastAttempt`)
  await field(page, 'Szerződésszám').fill(companyCustomer.contractNumber)
  await button(page, 'Tovább').click()
  await giveAnswer(page, { question: 'Rendszám', answer: 'XXX-000' })
  await expect(heading(page, 'A belépést ideiglenesen letiltottuk', 2)).toBeVisible()
})

test('the start page has a trial card that opens a sample contract and the settings', async ({ page }) => {
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

test('a sample contract’s button at the sign-in fills in its number', async ({ page }) => {
  await open(page, SIGN_IN)
  await button(page, '10000002 beírása').click()
  await expect(field(page, 'Szerződésszám')).toHaveValue(companyCustomer.contractNumber)
  await button(page, 'Tovább').click()
  await giveAnswer(page, companyCustomer)
  await expect(page).toHaveURL(CASES)
  await expect(heading(page, KGFB, 1)).toBeVisible()
})

test('the trial card on the start page causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await watchJumps(page)
  await open(page, '/kezdolap')
  await expect(heading(page, 'Próbaüzem', 2)).toBeVisible()
  expect(await jumpsSoFar(page)).toEqual([])
})
