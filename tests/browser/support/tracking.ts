import type { Page } from 'playwright/test'

/** Enables tracking in the configuration that the portal loads. */
export async function wantTracking(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const configuration: unknown = await (await route.fetch()).json()
    await route.fulfill({ json: Object.assign({}, configuration, { tracking: true }) })
  })
}

/** The tracking data of the page; `undefined` if nothing was tracked. */
export const tracked = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined))
