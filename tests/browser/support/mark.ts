import type { Page } from 'playwright/test'

/** Marks the document. The returned function returns `false` once the page has been loaded again. */
export const mark = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  // During a navigation the page cannot be evaluated. The function then returns false.
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same')).catch(() => false)
}
