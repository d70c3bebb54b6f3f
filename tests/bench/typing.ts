import type { Browser, CDPSession, Page } from 'playwright'
import { table } from './report'

const SLOWDOWNS = [1, 4]
const ROWS = 40
const TYPED = 'Nagyszerű Kedvezményezett Elek'

/** The time that the page's main thread has worked until now, by type of work (ms). */
interface Spent {
  readonly script: number
  readonly drawing: number
  readonly all: number
}

/** Measures the cost of a key press in a form of forty rows, at full speed and on a slower processor. */
export async function typing(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = []
  for (const rate of SLOWDOWNS) {
    const { script, drawing, all } = await measure(browser, origin, rate)
    rows.push([rate === 1 ? 'full speed' : `${rate}x slower`, ...[script, drawing, all].map(milliseconds)])
  }
  const heads = ['', 'scripts', 'styles and layout', 'all tasks']
  return `A key press in a form of ${ROWS} rows\n${table([heads, ...rows])}`
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`

async function measure(browser: Browser, origin: string, rate: number): Promise<Spent> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await openRows(page, origin)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.getByLabel('Név', { exact: true }).last().focus()
    const before = await spent(session)
    await page.keyboard.type(TYPED, { delay: 100 })
    const after = await spent(session)
    const perKeystroke = (key: keyof Spent) => (after[key] - before[key]) / TYPED.length
    return { script: perKeystroke('script'), drawing: perKeystroke('drawing'), all: perKeystroke('all') }
  } finally {
    await context.close()
  }
}

async function spent(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics')
  const millisecondsOf = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return {
    script: millisecondsOf('ScriptDuration'),
    drawing: millisecondsOf('LayoutDuration') + millisecondsOf('RecalcStyleDuration'),
    all: millisecondsOf('TaskDuration'),
  }
}

async function openRows(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/elet/ugyek/change-beneficiary`)
  await page.getByLabel('Szerződésszám').fill('40000001')
  await page.getByRole('button', { name: 'Tovább' }).click()
  await page.getByLabel('SMS-kód').fill('123456')
  await page.getByRole('button', { name: 'Belépés', exact: true }).click()
  const add = page.getByRole('button', { name: /hozzáadása/ }).first()
  await add.waitFor()
  while ((await page.getByLabel('Név', { exact: true }).count()) < ROWS) await add.click()
}
