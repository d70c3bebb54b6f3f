import type { CDPSession, Page } from 'playwright'

const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Emulates a slow phone, on slow 4G or without a network limit, and returns the DevTools session. */
export async function slowPhone(page: Page, hasLimit = true): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (hasLimit) await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
