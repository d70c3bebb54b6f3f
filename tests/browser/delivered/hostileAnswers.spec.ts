import type { Page, Route } from 'playwright/test'
import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import {
  alert,
  answerSignIn,
  button,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  KGFB,
  open,
  SAID,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { stopClock } from '../support/time.ts'

type Answer = Parameters<Route['fulfill']>[0]

/**
 * One invalid response, and one business error that the call does not declare. `tests/api/hostile` tests the client
 * against every type of both.
 */
const answers: Readonly<Record<string, Answer>> = {
  'HTML sent as JSON': { contentType: 'application/json', body: '<img src=x onerror=alert(1)>' },
  'an undeclared business error': { status: 403, json: { code: 'constructor' } },
}

/**
 * Answers all calls to a path with `answer`, instead of the insurer. The returned function restores the insurer's
 * answers.
 */
async function answerWith(page: Page, path: string, answer: Answer): Promise<() => Promise<void>> {
  await page.route(path, (route) => (route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill(answer)))
  return () => page.unroute(path)
}

for (const [name, answer] of Object.entries(answers)) {
  test(`the sign-in shows an error for ${name} and keeps the input, and a retry succeeds`, async ({ page }) => {
    const errorText = answer?.status === 403 ? SAID.declined : SAID.nonsense
    await open(page, SIGN_IN)
    const stopLogin = await answerWith(page, '**/auth/login', answer)
    await giveContractNumber(page, personCustomer.contractNumber)
    await expect(alert(page, errorText)).toBeVisible()
    await expect(field(page, 'Szerződésszám')).toHaveValue(personCustomer.contractNumber)
    await stopLogin()
    await button(page, 'Tovább').click()
    const stopOtp = await answerWith(page, '**/auth/otp', answer)
    await giveAnswer(page, personCustomer)
    await expect(alert(page, errorText)).toBeVisible()
    await expect(field(page, 'SMS-kód')).toHaveValue(personCustomer.answer)
    await stopOtp()
    const stopHeader = await answerWith(page, '**/kgfb/header', answer)
    await button(page, 'Belépés').click()
    await expect(alert(page, errorText)).toBeVisible()
    await stopHeader()
    await button(page, 'Újra').click()
    await expect(heading(page, KGFB, 1)).toBeVisible()
    await expect(page.locator('main img, main b')).toHaveCount(0)
  })
}

// `tests/api/hostile` tests every type of invalid token.
test('an invalid token opens no session and shows an error', async ({ page }) => {
  await open(page, SIGN_IN)
  await answerWith(page, '**/auth/otp', { json: { accessToken: `a.${btoa('{"exp":9999999999}')}.c` } })
  await answerSignIn(page, personCustomer)
  await expect(heading(page, 'Nem sikerült betölteni', 1)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
})

test('an endless response is aborted after 30 seconds, and a retry succeeds', async ({ page }) => {
  await stopClock(page)
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/auth/login')) return real(input, init)
      window.fetch = real
      document.documentElement.dataset.asked = ''
      const { signal } = init ?? {}
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array([123]))
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
    }
  })
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  // Waits until the request is sent, because its timeout of half a minute starts only then. The client's script loads
  // before that.
  await expect(page.locator('html[data-asked]')).toBeVisible()
  await expect(page.locator('[data-state="startingLogin"]')).toBeVisible()
  await page.clock.fastForward(29_900)
  await expect(page.locator('[data-state="startingLogin"]')).toBeVisible()
  await page.clock.fastForward(100)
  await expect(alert(page, SAID.network)).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue(personCustomer.contractNumber)
  await answerSignIn(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})
