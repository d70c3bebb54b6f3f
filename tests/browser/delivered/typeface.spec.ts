import type { Page } from 'playwright/test'
import { link, open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

interface Counted {
  shifts: number
  /** Resolves when the font has loaded; `null` until the portal requests it. */
  fontLoad: Promise<void> | null
}

/** Tells if replacing the fallback font with the portal's font would move any visible element by 3 px or more. */
const jumpsByTypeface = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const heights = () =>
      [...document.querySelectorAll('#root *')].map((element) => element.getBoundingClientRect().top)
    delete dataset.typeface
    const before = heights()
    dataset.typeface = ''
    const after = heights()
    return before.some((from, index) => Math.abs((after[index] ?? from) - from) >= 3 && from < innerHeight)
  })

/** Waits until the portal has loaded the font and decided if it uses the font on this page. Returns the decision. */
const hasCome = (page: Page) =>
  page.evaluate(async () => {
    const counted: Counted = Reflect.get(window, 'counted')
    while (counted.fontLoad === null) await new Promise(requestAnimationFrame)
    await counted.fontLoad
    return document.documentElement.dataset.typeface !== undefined
  })

/** On every page that opens from now on, counts visible layout shifts and records when the font has loaded. */
const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const counted: Counted = { shifts: 0, fontLoad: null }
    Object.assign(window, { counted })
    const { fonts } = document
    const load = fonts.load.bind(fonts)
    fonts.load = (...args) => {
      const loaded = load(...args)
      // This callback runs after the portal's own, so the portal has decided about the font when the promise resolves.
      counted.fontLoad = loaded.then(() => undefined)
      return loaded
    }
    new PerformanceObserver((list) => {
      counted.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifts = (page: Page) =>
  page.evaluate(async (): Promise<number> => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'counted').shifts
  })

for (const width of [320, 360, 375, 390, 412]) {
  test(`at ${width} px, the web font is shown only from the next page on if it would shift the layout of the current page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchPage(page)
    await open(page, '/kezdolap')
    const isShown = await hasCome(page)
    expect(await shifts(page)).toBe(0)
    // The fallback font differs between machines, so the test measures if the font would shift the page.
    expect(isShown).toBe(!(await jumpsByTypeface(page)))
    await open(page, '/kezdolap')
    await hasCome(page)
    await link(page, 'Casco').click()
    await expect(page).toHaveURL('/casco/belepes')
    await expect(page.locator('html[data-typeface]')).toBeAttached()
  })
}

test('on the sign-in the font causes no layout shift, and the e-mail address in the footer fits one line', async ({
  page,
}) => {
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    await watchPage(page)
    await open(page, SIGN_IN)
    await hasCome(page)
    expect(await shifts(page), `${width} px`).toBe(0)
    const lines = await page.locator('footer a[href^="mailto:"]').evaluate((address) => {
      document.documentElement.dataset.typeface = ''
      const parts = [...address.querySelectorAll('span')].filter(({ childElementCount }) => childElementCount === 0)
      const lines = parts.flatMap((part) => [...part.getClientRects()])
      return new Set(lines.map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} px`).toBe(1)
  }
})
