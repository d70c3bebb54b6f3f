import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { crowded } from '../../room.ts'

/** What depends on the colours: everything else is the same in the dark. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const EVERYTHING: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** The screen as it stands has no fault that axe could find, in light and in dark, and fits where little room is. */
export async function expectAccessible(page: Page): Promise<void> {
  // A document keeps it: half a megabyte that is read once for all looks of a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await page.evaluate(
      async (options) => {
        const { axe: here } = window as unknown as { axe: typeof axe }
        return (await here.run({ resultTypes: ['violations'], preload: false, ...options })).violations
      },
      colorScheme === 'light' ? EVERYTHING : COLOURS,
    )
    const found = violations.map(({ id, nodes }) => ({ id, colorScheme, at: nodes.map(({ html }) => html) }))
    expect(found).toEqual([])
  }
  await expectRoom(page)
}

/** All of the page has room on a phone, in a window of 320 px, and on a phone where texts are twice as large. */
async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const [width, size] of [
    [360, '100%'],
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: before.height })
    const found = await page.evaluate(crowded, size)
    expect(found, `at ${width} px with text at ${size}`).toEqual([])
  }
  await page.setViewportSize(before)
}
