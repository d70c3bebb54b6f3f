import type { Page } from 'playwright/test'

/**
 * Delays the calls to an address until the returned function is called. It cannot delay calls to an insurer that runs
 * in the page. Playwright does not see those calls.
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
