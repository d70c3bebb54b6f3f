import type { Page, WebSocket } from 'playwright/test'
import { button, CASES, field, heading, KGFB, link, open, reload, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { stopClock } from '../support/time.ts'
import { turn } from '../support/visibility.ts'

const SECOND = 1000
const LIST = `${SIGN_IN}?szerzodeslista=1`
const WAITING = 'Azonosítsa magát a DÁP alkalmazásban'

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
/** The text that the simulated DÁP app shows after a press of each button. */
const SAID = {
  'Belépés engedélyezése': 'Engedélyezte a belépést',
  'Belépés elutasítása': 'Elutasította a belépést',
} as const
const contract = (page: Page, number: string) => page.getByRole('button', { name: number })

/** Opens the sign-in, changes the insurer's behaviour with `behave`, and chooses the DÁP app. */
async function chooseDap(page: Page, behave: () => Promise<void>): Promise<void> {
  await open(page, SIGN_IN)
  await behave()
  await button(page, 'Belépés a DÁP alkalmazással').click()
}

/** Opens the DÁP app, which the simulated insurer shows in another tab. Returns that tab. */
async function openApp(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await link(page, 'DÁP alkalmazás megnyitása').click()
  const app = await popup
  await expect(status(page, 'Hagyja jóvá')).toBeVisible()
  return app
}

/** Presses a button in the DÁP app, and waits until the app shows the result. */
async function sayInApp(app: Page, answer: keyof typeof SAID): Promise<void> {
  await button(app, answer).click()
  await expect(app.getByText(SAID[answer])).toBeVisible()
}

async function answerInApp(page: Page, answer: keyof typeof SAID): Promise<void> {
  const app = await openApp(page)
  await sayInApp(app, answer)
  await app.close()
}

test('a customer signs in with the DÁP app, opens two contracts from the list, and logs out', {
  tag: '@in-page',
}, async ({ page, insurer }) => {
  await chooseDap(page, () => insurer.behave('dapByPhone'))
  await expect(status(page, 'Nyissa meg a belépési kérelmet')).toBeVisible()
  await answerInApp(page, 'Belépés engedélyezése')

  await expect(heading(page, 'Válasszon szerződést', 2)).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await expect(heading(page, KGFB)).toBeVisible()
  await expect(heading(page, 'Lakásbiztosítás')).toBeVisible()
  await reload(page)
  await contract(page, '10000001').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page).toHaveURL(CASES)

  await button(page, 'Kijelentkezés').click()
  await expect(page).toHaveURL(LIST)
  await contract(page, '10000002').click()
  await expect(page).toHaveURL(CASES)
  await button(page, 'Kijelentkezés').click()
  await button(page, 'Kijelentkezés a DÁP-ból').click()
  await expect(field(page, 'Szerződésszám')).toBeVisible()
  await expect(page).toHaveURL(SIGN_IN)
  expect(await page.evaluate(() => sessionStorage.getItem('dap'))).toBeNull()
})

test('a link leads from the DÁP list back to the start page, and a button leads from the QR code back to the sign-in', async ({
  page,
  insurer,
}) => {
  await chooseDap(page, () => insurer.behave({ name: 'fast', dapAfter: 100 }))
  await expect(contract(page, '10000001')).toBeVisible()
  await link(page, 'Vissza a kezdőlapra').click()
  await expect(page).toHaveURL('/kezdolap')
  await link(page, KGFB).click()
  await expect(contract(page, '10000001')).toBeVisible()
  await button(page, 'Kijelentkezés a DÁP-ból').click()
  await insurer.behave('dapByPhone')
  await button(page, 'Belépés a DÁP alkalmazással').click()
  await expect(heading(page, WAITING, 2)).toBeVisible()
  await button(page, 'Vissza a kezdőlapra').click()
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('a DÁP sign-in is detected by polling if the WebSocket keeps failing', { tag: '@in-page' }, async ({
  page,
  insurer,
}) => {
  await stopClock(page)
  await chooseDap(page, () =>
    insurer.behave({ name: 'fast', trouble: [{ endpoint: 'auth.dapStatus', kind: 'droppedSocket' }], dapAfter: 6000 }),
  )
  const statusResponse = page.waitForResponse(/dap-status\?/)
  // Each connection is lost, and the portal retries with a delay. The test advances the time until the portal polls
  // instead.
  await expect(async () => {
    await insurer.wait(2 * SECOND)
    await expect(heading(page, 'Válasszon szerződést', 2)).toBeVisible({ timeout: SECOND })
  }).toPass()
  await statusResponse
})

test('a hidden page closes its WebSocket, and shows the result of the DÁP sign-in once it is visible again', async ({
  page,
  insurer,
}) => {
  await stopClock(page)
  const listening = new Set<WebSocket>()
  page.on('websocket', (socket) => {
    listening.add(socket)
    socket.on('close', () => listening.delete(socket))
  })
  await chooseDap(page, () => insurer.behave('dapByPhone'))
  const app = await openApp(page)
  expect(listening.size).toBe(1)
  await turn(page, 'hidden')
  await expect.poll(() => listening.size).toBe(0)
  const requestUrls: string[] = []
  page.on('request', (request) => requestUrls.push(request.url()))
  await sayInApp(app, 'Belépés engedélyezése')
  await insurer.wait(10 * SECOND)
  await expect(heading(page, WAITING, 2)).toBeVisible()
  expect(listening.size).toBe(0)
  expect(requestUrls).toEqual([])
  await turn(page, 'visible')
  await page.clock.runFor(SECOND)
  await expect(heading(page, 'Válasszon szerződést', 2)).toBeVisible()
})

test('contracts in the DÁP list that cannot be opened show the reason and have no button', async ({
  page,
  insurer,
}) => {
  await chooseDap(page, () => insurer.behave({ name: 'dapTurnedAway', dapAfter: 100 }))
  await expect(heading(page, 'Válasszon szerződést', 2)).toBeVisible()
  const fleet = page.getByRole('listitem').filter({ hasText: '10000002' })
  await expect(fleet).toContainText('Nem választható')
  await expect(fleet).toContainText('Flottához tartozik')
  await expect(contract(page, '10000002')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: '10000003' })).toContainText('most nem lehet itt megnyitni')
})

test('a contract in the DÁP list that the insurer rejects shows an error, and other contracts still open', async ({
  page,
  insurer,
}) => {
  await chooseDap(page, () => insurer.behave({ name: 'fast', dapAfter: 100 }))
  await expect(contract(page, '10000001')).toBeVisible()
  await insurer.behave({ name: 'fast', dapTurnsAway: { '10000001': 'OTHER' } })
  await contract(page, '10000001').click()
  const refused = page.getByRole('listitem').filter({ hasText: '10000001' })
  await expect(refused.getByRole('alert')).toContainText('most nem tudtuk megnyitni')
  await contract(page, '10000002').click()
  await expect(page).toHaveURL(CASES)
})
