import type { Page } from 'playwright/test'
import { link, open, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

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

/** Waits until the font has loaded; returns true if the portal then uses it. */
const hasCome = (page: Page) =>
  page.evaluate(async () => {
    while (!document.fonts.check('1em Figtree')) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return document.documentElement.dataset.typeface !== undefined
  })

/** Counts visible layout shifts, from the next page on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counted = { shifts: 0 }
    Object.assign(window, { counted })
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
  test(`the font at ${width} px replaces the fallback font only on the next page if it would shift the current page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await countShifts(page)
    await open(page, '/kezdolap')
    const isShown = await hasCome(page)
    expect(await shifts(page)).toBe(0)
    // The fallback font depends on the machine, and so does the expected result.
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
    await countShifts(page)
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
