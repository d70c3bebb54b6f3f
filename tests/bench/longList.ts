import type { Browser, CDPSession, Page } from 'playwright'
import { frameHeads, frameRow } from './frameRow'
import { frames } from './frames'
import { table } from './report'

const SLOWDOWNS = [1, 4]
/** Scrolling through a list for five seconds: `distance` in px, `speed` in px per second. */
const SCROLLED = { distance: 50_000, speed: 10_000 }
const SEARCHED = '2020. 05.'

/**
 * Measures the frames while a list of ten thousand invoices is scrolled and searched. Measures at full speed and on a
 * slower processor.
 */
export async function longList(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = []
  for (const rate of SLOWDOWNS) {
    const speed = rate === 1 ? 'full speed' : `${rate}x slower`
    const { scrolling, typing } = await measure(browser, origin, rate)
    rows.push(frameRow(`scrolled, ${speed}`, scrolling), frameRow(`searched, ${speed}`, typing))
  }
  return `The list of 10,000 invoices: frames, and tasks over 50 ms\n${table([frameHeads, ...rows])}`
}

async function measure(browser: Browser, origin: string, rate: number) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await openList(page, origin)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const scrolling = await frames(page, () => scroll(session))
    await page.keyboard.press('Home')
    await page.getByRole('searchbox').focus()
    const typing = await frames(page, async () => {
      await page.keyboard.type(SEARCHED, { delay: 100 })
      await page.getByText(/^\d+ találat$/).waitFor()
    })
    return { scrolling, typing }
  } finally {
    await context.close()
  }
}

async function openList(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('mock-scenario', 'manyDocuments'))
  await page.goto(`${origin}/kgfb/ugyek/invoice`)
  await page.getByLabel('Szerződésszám').fill('10000001')
  await page.getByRole('button', { name: 'Tovább' }).click()
  await page.getByLabel('SMS-kód').fill('123456')
  await page.getByRole('button', { name: 'Belépés', exact: true }).click()
  await page.getByText('10000 dokumentum').waitFor()
}

const scroll = (session: CDPSession): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -SCROLLED.distance,
    speed: SCROLLED.speed,
    gestureSourceType: 'mouse',
  })
