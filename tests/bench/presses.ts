import type { Browser, Page } from 'playwright'
import { startSandbox } from '../../mocks/sandbox/server'
import { serve } from '../../tools/serve/server'
import { median, table } from './report'
import { slowPhone } from './slowPhone'
import { recordTraffic, type Traffic } from './traffic'

/** Something that a customer does, and the state whose screen answers it. */
interface Press {
  readonly name: string
  /** What it may take beyond the insurer's own answers (ms). */
  readonly budget: number
  act(page: Page): Promise<unknown>
  readonly shows: RegExp
}

/** What a press took: all of it, and what remains without the insurer's answers (ms); files over the line, and their bytes. */
interface Taken extends Traffic {
  readonly all: number
}

const go = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first().click()
const back = (page: Page) => page.evaluate(() => history.back())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const way: readonly Press[] = [
  { name: 'Tovább on the sign-in', budget: 150, act: (page) => button(page, 'Tovább'), shows: /^entering/ },
  { name: 'Belépés, until the menu', budget: 600, act: (page) => button(page, 'Belépés'), shows: /^selecting/ },
  { name: 'menu to a document', budget: 400, act: (page) => go(page, '/kgfb/ugyek/green-card'), shows: /./ },
  { name: 'back to the menu', budget: 100, act: back, shows: /^selecting/ },
  { name: 'menu to a case', budget: 300, act: (page) => go(page, '/kgfb/ugyek/license-plate'), shows: /^filling/ },
  { name: 'step to step', budget: 100, act: (page) => button(page, 'Tovább'), shows: /^attaching/ },
  { name: 'back', budget: 100, act: back, shows: /^filling/ },
]

/** What is typed before a press, by the press's name. */
const typed: Readonly<Record<string, readonly [label: string, value: string]>> = {
  'Tovább on the sign-in': ['Szerződésszám', '10000001'],
  'Belépés, until the menu': ['SMS-kód', '123456'],
  'step to step': ['Új rendszám', 'AA BC-123'],
}

/** How long somebody reads before each press (ms); the portal may use it. */
const READING = 5000

/** What each press of a way takes on a slow phone, from the cold sign-in on. */
export async function presses(browser: Browser, root: string, runs: number): Promise<string> {
  const insurer = await startSandbox({ port: 0, scenario: 'fast' })
  const portal = await serve({ root, config: { mock: false, apiBaseUrl: `${insurer.origin}/api` }, port: 0 })
  try {
    const taken: Taken[][] = []
    for (let run = 0; run < runs; run += 1) taken.push(await walk(browser, portal.origin))
    const rows = way.map(({ name, budget }, place) => {
      const of = (key: keyof Taken) => median(taken.map((run) => run[place]?.[key] ?? Number.NaN))
      const own = of('all') - of('insurer')
      const cells = [of('all'), of('insurer'), own, budget].map((value) => `${value.toFixed(0)} ms`)
      return [
        name,
        ...cells,
        own > budget ? 'OVER' : 'ok',
        of('files').toFixed(0),
        `${(of('bytes') / 1000).toFixed(1)} kB`,
      ]
    })
    const heads = ['', 'all', 'insurer', 'own', 'budget', '', 'files', 'bytes']
    return `From press to answer, ${runs} runs, medians; 4x slower processor, slow 4G\n${table([heads, ...rows])}`
  } finally {
    await portal.close()
    await insurer.close()
  }
}

async function walk(browser: Browser, origin: string): Promise<Taken[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const trafficSince = recordTraffic(await slowPhone(page), origin)
    await page.addInitScript(observe)
    await page.goto(`${origin}/kgfb/belepes`)
    const taken: Taken[] = []
    for (const { name, act, shows } of way) {
      await page.waitForTimeout(READING)
      const [label, value] = typed[name] ?? []
      if (label !== undefined) await page.getByLabel(label).fill(value ?? '')
      const traffic = trafficSince()
      await act(page)
      const all = await page.evaluate(async (pattern) => {
        const { presses } = window
        if (presses === undefined) throw new Error('The page lost what was observed.')
        const isShown = () => presses.shown.find(({ state, at }) => at > presses.at && new RegExp(pattern).test(state))
        for (let frame = 0; frame < 3600 && isShown() === undefined; frame += 1)
          await new Promise(requestAnimationFrame)
        return (isShown()?.at ?? Number.NaN) - presses.at
      }, shows.source)
      taken.push({ all, ...traffic() })
    }
    return taken
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    presses?: { at: number; shown: { state: string; at: number }[] }
  }
}

/** Runs in the page: notes when something was pressed, and when each screen stood. */
function observe(): void {
  const presses: NonNullable<Window['presses']> = { at: Number.NaN, shown: [] }
  window.presses = presses
  const press = (): void => {
    presses.at = performance.now()
  }
  document.addEventListener('click', press, true)
  window.addEventListener('popstate', press, true)
  let last: string | undefined
  const note = (): void => {
    const screen = document.querySelector<HTMLElement>('[data-state]')
    const state = screen?.dataset.state
    if (state === undefined || state === last) return
    last = state
    presses.shown.push({ state, at: performance.now() })
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] })
}
