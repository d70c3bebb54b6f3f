import type { Page } from 'playwright/test'

/** Lets the configuration want tracking. Where the insurer is a server, its common world answers. */
export async function wantTracking(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const configuration: unknown = await (await route.fetch()).json()
    await route.fulfill({ json: Object.assign({}, configuration, { tracking: true }) })
  })
}

/** What was handed to whoever counts; `undefined` where nothing ever was. */
export const tracked = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined))
