import type { Page } from 'playwright/test'

/** Enables tracking in the configuration that the portal loads. Call this before the page opens. */
export async function wantTracking(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const configuration: unknown = await (await route.fetch()).json()
    await route.fulfill({ json: Object.assign({}, configuration, { tracking: true }) })
  })
}

/** Returns what the page has sent to tracking (`dataLayer`); `undefined` if it has sent nothing. */
export const tracked = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined))
