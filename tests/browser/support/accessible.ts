import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { crowded } from '../../room.ts'

/**
 * Rules whose result depends on colours. The dark mode is checked only with these, because the other results are the
 * same.
 */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const EVERYTHING: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** Checks the current screen with axe in light and dark mode, and checks that its layout fits narrow windows. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loads axe once per document, since it is half a megabyte.
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

/**
 * Checks that no part of the page extends beyond the window. Tests a phone, a window of 320 px, and a phone with double
 * text size.
 */
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
