import type { Page } from 'playwright/test'
import type { ScenarioInput } from '../../../mocks/scenarios.ts'

/** The simulated insurer of one test: it answers at once unless it is told otherwise. */
export interface Insurer {
  /** Behaves so from its next answer on; the page must stand already where the insurer lives in it. */
  behave(scenario: ScenarioInput): Promise<void>
  /** Lets so much time pass for the page and the insurer alike. The page's clock must be installed. */
  wait(ms: number): Promise<void>
}

/** What goes wrong at one endpoint, on top of answering at once. */
export const trouble = (
  endpoint: string,
  kind: Trouble['kind'],
  times: Trouble['times'] = 'always',
): ScenarioInput => ({
  name: 'fast',
  trouble: [{ endpoint, kind, times }],
})

interface Trouble {
  readonly kind: '500' | 'network' | 'nonsense' | 'lostAnswer' | 'expired'
  readonly times: 'once' | 'always'
}

const SCENARIO = 'mock-scenario'

/** The insurer in the page. Its memory is the tab's (a duplicated tab takes it along), its clock the page's. */
export async function insurerInPage(page: Page): Promise<Insurer> {
  await page.context().addInitScript((key) => {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, 'fast')
  }, SCENARIO)
  return {
    behave: (scenario) =>
      page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [SCENARIO, JSON.stringify(scenario)] as const),
    wait: (ms) => page.clock.fastForward(ms),
  }
}

/** A world of its own at the insurer's server, to which the configuration of every tab of the test leads. */
export async function insurerAt(origin: string, world: string, page: Page): Promise<Insurer> {
  await page.context().route('**/config.json', async (route) => {
    const response = await route.fetch()
    const configuration: unknown = await response.json()
    await route.fulfill({
      response,
      json: Object.assign({}, configuration, { apiBaseUrl: `${origin}/w/${world}/api` }),
    })
  })
  const steer = async (what: string, data: unknown): Promise<void> => {
    const response = await page.request.post(`${origin}/w/${world}/__sandbox/${what}`, { data: JSON.stringify(data) })
    if (!response.ok()) throw new Error(`The sandbox would not: ${await response.text()}`)
  }
  return {
    behave: (scenario) => steer('scenario', scenario),
    wait: async (ms) => {
      await steer('clock', { advanceMs: ms })
      await page.clock.fastForward(ms)
    },
  }
}
