import type { Page } from 'playwright/test'

/**
 * Delays the calls to an address until the returned function is called. It has no effect on an insurer in the page,
 * because Playwright cannot intercept calls that never leave the page.
 */
export async function hold(page: Page, method: string, address: string): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released
    await route.fallback()
  })
  return release
}
