import type { Page } from 'playwright/test'
import { button, field, heading, KGFB, link, open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { translatePage } from '../support/translator.ts'

/** Opens an address, but holds back its scripts. The returned function lets the scripts load. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  let release = (): void => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(index|draw)-[^/]*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    release()
    await expect(page.locator('html[data-ready]')).toBeAttached()
  }
}

/**
 * Runs in the page. Types a digit each time React pauses its rendering, like a customer who keeps typing on a slow
 * phone. React continues after a pause with a message (`MessagePort`).
 */
const typeInPauses = () => {
  const onMessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(listener: (event: Event) => void) {
      onMessage?.set?.call(this, (event: Event) => {
        const { dataset } = document.documentElement
        if (dataset.ready === undefined && document.execCommand('insertText', false, '5')) {
          dataset.typed = `${dataset.typed ?? ''}5`
        }
        listener(event)
      })
    },
  })
}

/** Makes hydration fail. The page loads another configuration than the one that it was prerendered with. */
const breakHydration = (page: Page): Promise<unknown> =>
  page.route('**/config.json', async (route) => {
    const configuration = await (await route.fetch()).json()
    await route.fulfill({ json: { ...configuration, showVersion: true } })
  })

/**
 * React either hydrates the prerendered page or, if the hydration fails, renders the page again. Each entry names one
 * of these outcomes, and its function prepares the page for it.
 */
const outcomes: ReadonlyArray<readonly [name: string, prepare: (page: Page) => Promise<unknown>]> = [
  ['hydrated', async () => undefined],
  ['rendered again', breakHydration],
]

for (const [outcome, prepare] of outcomes) {
  test(`input typed before the scripts load is kept and submitted if the page is ${outcome}`, async ({ page }) => {
    await prepare(page)
    const bringScripts = await openWithoutScripts(page, SIGN_IN)
    await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
    await field(page, 'Szerződésszám').pressSequentially('10002')
    for (const _ of '002') await page.keyboard.press('ArrowLeft')
    await bringScripts()
    await expect(field(page, 'Szerződésszám')).toBeFocused()
    await page.keyboard.type('000')
    await expect(field(page, 'Szerződésszám')).toHaveValue('10000002')
    await expect(page.getByRole('radio', { name: 'Cég vagy más szervezet' })).toBeChecked()
    await button(page, 'Tovább').click()
    await expect(field(page, 'Rendszám')).toBeVisible()
  })

  test(`input typed while the page is being ${outcome} is kept`, async ({ page }) => {
    await prepare(page)
    await page.addInitScript(typeInPauses)
    const bringScripts = await openWithoutScripts(page, SIGN_IN)
    await field(page, 'Szerződésszám').pressSequentially('10')
    await bringScripts()
    await page.keyboard.press('x')
    const typed = await page.evaluate(() => document.documentElement.dataset.typed ?? '')
    await expect(field(page, 'Szerződésszám')).toHaveValue(`10${typed}x`)
  })
}

test('a focused link keeps the focus if the page is rendered again', async ({ page }) => {
  await breakHydration(page)
  const bringScripts = await openWithoutScripts(page, '/kezdolap')
  await link(page, KGFB).focus()
  await bringScripts()
  await expect(link(page, KGFB)).toBeFocused()
})

const early = 'Folytatjuk, amint az oldal betöltődött.'

for (const [outcome, prepare] of outcomes) {
  for (const [name, send] of [
    ['a click on `Tovább`', (page: Page) => button(page, 'Tovább').click()],
    ['Enter in the field', (page: Page) => field(page, 'Szerződésszám').press('Enter')],
  ] as const) {
    test(`${name} before the scripts load shows a message, and submits the form once the page is ${outcome}`, async ({
      page,
    }) => {
      await prepare(page)
      const bringScripts = await openWithoutScripts(page, SIGN_IN)
      await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
      await field(page, 'Szerződésszám').fill('10000002')
      await expect(page.getByText(early)).toBeHidden()
      await send(page)
      await expect(page.getByText(early)).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(SIGN_IN)
      await bringScripts()
      await expect(field(page, 'Rendszám')).toBeVisible()
      await expect(page.getByText(early)).toBeHidden()
    })
  }
}

test('a form submitted incomplete before the scripts load is validated after they have loaded', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, SIGN_IN)
  await field(page, 'Szerződésszám').fill('1000')
  await button(page, 'Tovább').click()
  await bringScripts()
  await expect(field(page, 'Szerződésszám')).toHaveValue('1000')
  await expect(field(page, 'Szerződésszám')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(early)).toBeHidden()
})

test('a click on the DÁP sign-in before the scripts load shows a message, and the sign-in starts afterwards', async ({
  page,
}) => {
  const bringScripts = await openWithoutScripts(page, SIGN_IN)
  await button(page, 'Belépés a DÁP alkalmazással').click()
  await expect(page.getByText(early)).toBeVisible()
  await bringScripts()
  await expect(heading(page, 'Azonosítsa magát a DÁP alkalmazásban')).toBeVisible()
})

test('a form that was only filled in before the scripts load is not submitted after they have loaded', async ({
  page,
}) => {
  const bringScripts = await openWithoutScripts(page, SIGN_IN)
  await field(page, 'Szerződésszám').fill('1000')
  await page.keyboard.press('Tab')
  await bringScripts()
  await expect(field(page, 'Szerződésszám')).not.toHaveAttribute('aria-invalid', 'true')
})

for (const [address, title] of [
  ['/kezdolap', 'Miben segíthetünk?'],
  [SIGN_IN, 'Belépés'],
] as const) {
  test(`the prerendered page of ${address} is visible before the scripts load and is hydrated in place`, async ({
    page,
  }) => {
    const bringScripts = await openWithoutScripts(page, address)
    await expect(heading(page, title, 1)).toBeVisible()
    const first = await heading(page, title, 1).elementHandle()
    await bringScripts()
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  })
}

test('the sign-in shows a notice if the stored session has expired', async ({ page }) => {
  const claims = { contractNumber: '10000001', contractId: 'KGFB-1', authType: 'SMS_OTP', innerSessionId: '1', exp: 1 }
  const accessToken = [{ alg: 'none' }, claims, {}].map((part) => btoa(JSON.stringify(part)))
  await page.addInitScript(
    (storedSession) => sessionStorage.setItem('session', storedSession),
    JSON.stringify({
      accessToken: accessToken.join('.'),
      productLine: 'kgfb',
      openedBy: 'secondStep',
      expiresAt: 1000,
    }),
  )
  await open(page, SIGN_IN)
  await expect(page.getByText('Letelt az idő, kérjük, lépjen be újra')).toBeVisible()
})

test('a hydration mismatch is reported, and the page is rendered again', async ({ page, expected }) => {
  expected.push(/^\[fault\] drawing: Minified React error #418 \S+\.js:\d+:\d+$/)
  await page.route('**/kezdolap', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('Miben segíthetünk?', 'Mit tehetünk?') })
  })
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('[fault] drawing'))
  await open(page, '/kezdolap')
  await reported
  await expect(heading(page, 'Miben segíthetünk?', 1)).toBeVisible()
})

for (const [effect, translation] of [
  ['keeps the texts', ''],
  ['changes the texts', '# '],
] as const) {
  test(`input typed before the scripts load is kept if the browser’s translation of the page ${effect}`, async ({
    page,
  }) => {
    await page.addInitScript(translatePage, translation)
    const bringScripts = await openWithoutScripts(page, SIGN_IN)
    const number = page.getByRole('textbox', { name: 'Szerződésszám' })
    await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
    await number.pressSequentially('10000002')
    await bringScripts()
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('10000002')
    await page.getByRole('button', { name: 'Tovább' }).click()
    await expect(page.getByRole('textbox', { name: 'Rendszám' })).toBeVisible()
  })
}

test('a link clicked before the scripts load opens its page', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/kezdolap')
  await link(page, KGFB).click({ noWaitAfter: true })
  await bringScripts()
  await expect(page).toHaveURL(SIGN_IN)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})
