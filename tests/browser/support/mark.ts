import type { Page } from 'playwright/test'

/** Marks the page; the returned function tells if it is still the same page. */
export const mark = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  // The page cannot be evaluated during a navigation. It counts as replaced then.
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same')).catch(() => false)
}
