import type { Browser, Page } from 'playwright'
import { frameHeads, frameRow } from './frameRow'
import { frames } from './frames'
import { table } from './report'

const SLOWDOWN = 4
const SHARES = ['10', '25', '5', '30', '30']

/** Measures the frames while the shares of forty funds are edited on a slow phone. */
export async function manyFunds(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await openSwitch(page, origin)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const spread = (name: RegExp) => () => page.getByRole('button', { name }).click()
    const rows = [
      frameRow('emptied', await frames(page, spread(/törlése/))),
      frameRow('typed', await frames(page, () => type(page))),
      frameRow('sorted', await frames(page, () => page.getByLabel('Sorrend').selectOption('share'))),
      frameRow('sorted by name', await frames(page, () => page.getByLabel('Sorrend').selectOption('name'))),
      frameRow('laid out evenly', await frames(page, spread(/^Egyenlően/))),
    ]
    return `A switch among forty funds, ${SLOWDOWN}x slower: frames, and tasks over 50 ms\n${table([frameHeads, ...rows])}`
  } finally {
    await context.close()
  }
}

async function type(page: Page): Promise<void> {
  for (const [route, share] of SHARES.entries()) {
    await page
      .getByRole('textbox', { name: 'Új arány (%)' })
      .nth(route * 8)
      .focus()
    await page.keyboard.type(share, { delay: 100 })
  }
}

async function openSwitch(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('mock-scenario', 'manyFunds'))
  await page.goto(`${origin}/elet/ugyek/fund-switch/40000001-1`)
  await page.getByLabel('Szerződésszám').fill('40000001')
  await page.getByRole('button', { name: 'Tovább' }).click()
  await page.getByLabel('SMS-kód').fill('123456')
  await page.getByRole('button', { name: 'Belépés', exact: true }).click()
  await page.getByRole('textbox', { name: 'Új arány (%)' }).nth(39).waitFor()
}
