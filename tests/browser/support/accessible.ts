import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What depends on the colours: everything else is the same in the dark. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The screen as it stands has no fault that axe could find, in light and in dark, and fits where little room is. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze()
    const found = violations.map(({ id, nodes }) => ({ id, colorScheme, at: nodes.map(({ html }) => html) }))
    expect(found).toEqual([])
  }
  await expectRoom(page)
}

/** Nothing is wider than a window of 320 px, nor than one of 360 px where texts are twice as large. */
async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: before.height })
    const tooWide = await page.evaluate((fontSize) => {
      const { documentElement: root } = document
      root.style.fontSize = fontSize
      const found = root.scrollWidth <= root.clientWidth ? [] : [...document.querySelectorAll('body *')]
      const outside = found.filter((element) => element.getBoundingClientRect().right > root.clientWidth)
      root.style.fontSize = ''
      return outside.map(({ outerHTML }) => outerHTML.slice(0, 120))
    }, size)
    expect(tooWide, `at ${width} px with text at ${size}`).toEqual([])
  }
  await page.setViewportSize(before)
}
