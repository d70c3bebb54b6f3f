import type { Browser, Page } from 'playwright'
import { startSandbox } from '../../mocks/sandbox/server'
import { serve } from '../../tools/serve/server'
import { type ByAddress, byAddress, byAddressRow } from './byAddress'
import { answer, observe } from './inPage'
import { median, table } from './report'
import { slowPhone } from './slowPhone'
import { recordTraffic, type Traffic } from './traffic'

/** An action of a customer, and the state that it leads to. */
interface Press {
  readonly name: string
  /** Maximum time until the next screen, without the insurer's response times (ms). */
  readonly budget: number
  act(page: Page): Promise<unknown>
  readonly shows: RegExp
}

/** The cost of a press: its time, the part spent waiting for the insurer (ms), and the transferred files and bytes. */
interface PressCost extends Traffic {
  readonly all: number
  readonly insurer: number
}

/**
 * The costs of one walk through the portal: of each press, and of opening a case by its address with the same session.
 */
interface Walk {
  readonly taken: readonly PressCost[]
  readonly byAddress: ByAddress
}

const go = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first().click()
const back = (page: Page) => page.evaluate(() => history.back())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const pressSequence: readonly Press[] = [
  { name: 'Tovább on the sign-in', budget: 150, act: (page) => button(page, 'Tovább'), shows: /^entering/ },
  { name: 'Belépés, until the menu', budget: 600, act: (page) => button(page, 'Belépés'), shows: /^selecting/ },
  { name: 'menu to a document list', budget: 400, act: (page) => go(page, '/kgfb/ugyek/invoice'), shows: /^listing/ },
  { name: 'back to the menu', budget: 100, act: back, shows: /^selecting/ },
  { name: 'menu to a case', budget: 300, act: (page) => go(page, '/kgfb/ugyek/license-plate'), shows: /^filling/ },
  { name: 'step to step', budget: 100, act: (page) => button(page, 'Tovább'), shows: /^attaching/ },
  { name: 'back', budget: 100, act: back, shows: /^filling/ },
]

/** The field to fill in before a press, and the text to type, by the press's name. */
const typed: Readonly<Record<string, readonly [label: string, value: string]>> = {
  'Tovább on the sign-in': ['Szerződésszám', '10000001'],
  'Belépés, until the menu': ['SMS-kód', '123456'],
  'step to step': ['Új rendszám', 'AA BC-123'],
}

/** Reading time between two presses (ms). The portal may load files during it. */
const READING = 5000

/** Measures each press on a slow phone, from the sign-in with an empty cache on. Alternates between several builds. */
export async function presses(browser: Browser, roots: readonly string[], runs: number): Promise<string> {
  const insurer = await startSandbox({ port: 0, scenario: 'fast' })
  const config = { mock: false, apiBaseUrl: `${insurer.origin}/api` }
  const portals = await Promise.all(roots.map((root) => serve({ root, config, port: 0 })))
  try {
    const walks: Walk[][] = portals.map(() => [])
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { origin }] of portals.entries()) walks[index]?.push(await walk(browser, origin))
    }
    const heading = `From press to answer, ${runs} runs, medians; 4x slower processor, slow 4G`
    return [heading, ...roots.map((root, index) => `${root}\n${tableOf(walks[index] ?? [])}`)].join('\n')
  } finally {
    for (const { close } of [insurer, ...portals]) await close()
  }
}

function tableOf(walks: readonly Walk[]): string {
  const rows = pressSequence.map(({ name, budget }, index) => {
    const medianOf = (select: (taken: PressCost) => number) =>
      median(walks.flatMap(({ taken }) => taken[index] ?? []).map(select))
    const ownTime = medianOf(({ all, insurer }) => all - insurer)
    const times = [medianOf(({ all }) => all), medianOf(({ insurer }) => insurer), ownTime, budget]
    return [
      name,
      ...times.map((time) => `${time.toFixed(0)} ms`),
      ownTime > budget ? 'OVER' : 'ok',
      medianOf(({ files }) => files).toFixed(0),
      `${(medianOf(({ bytes }) => bytes) / 1000).toFixed(1)} kB`,
    ]
  })
  return table([
    ['', 'all', 'insurer', 'own', 'budget', '', 'files', 'bytes', 'waves'],
    ...rows,
    byAddressRow(walks.map(({ byAddress }) => byAddress)),
  ])
}

async function walk(browser: Browser, origin: string): Promise<Walk> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const trafficSince = recordTraffic(await slowPhone(page), origin)
    await page.addInitScript(observe)
    await page.goto(`${origin}/kgfb/belepes`)
    const taken: PressCost[] = []
    for (const { name, act, shows } of pressSequence) {
      await page.waitForTimeout(READING)
      const [label, value] = typed[name] ?? []
      if (label !== undefined) await page.getByLabel(label).fill(value ?? '')
      const traffic = trafficSince()
      // The measurement starts before the press. Playwright runs its script in the page, and a later start would add to
      // the measured time.
      const answered = page.evaluate(answer, { pattern: shows.source })
      await act(page)
      taken.push({ ...(await answered), ...traffic() })
    }
    const session = await page.evaluate(() => sessionStorage.getItem('session'))
    return { taken, byAddress: await byAddress(browser, origin, session ?? '') }
  } finally {
    await context.close()
  }
}
