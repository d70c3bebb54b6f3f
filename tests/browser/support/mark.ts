import type { Page } from 'playwright/test'

/** Leaves a mark in the page, which goes with it; the returned function says whether it is still the same page. */
export const mark = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  // While one page goes and the next one comes, nothing can be asked: it goes.
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same')).catch(() => false)
}
