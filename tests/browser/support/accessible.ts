import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The screen as it stands has no fault that axe could find, in light and in dark, and never scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
    const found = violations.map(({ id, nodes }) => ({ id, colorScheme, at: nodes.map(({ html }) => html) }))
    expect(found).toEqual([])
  }
  await expectNoSideways(page)
}

/** Nothing of the page is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { needed, there } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }))
  expect(needed).toBeLessThanOrEqual(there)
}
