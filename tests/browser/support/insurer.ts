import type { BrowserContext, Page } from 'playwright/test'
import type { ScenarioInput } from '../../../mocks/scenarios.ts'
import type { Customer } from '../../../tools/exploration/kit/customers.ts'
import type { Served } from '../../../tools/serve/server.ts'
import { openSession, type Store } from './session.ts'

/** The simulated insurer of one test: it answers at once unless it is told otherwise. */
export interface Insurer {
  /** Behaves so from its next answer on; the page must stand already where the insurer lives in it. */
  behave(scenario: ScenarioInput): Promise<void>
  /** Lets so much time pass for the page and the insurer alike. The page's clock must be installed. */
  wait(ms: number): Promise<void>
  /** Where the portal is that it answers; `null` where it is in the portal's page. */
  readonly portal: string | null
  /** Opens a session without the portal, and gives its token; `null` where only the portal can ask for one. */
  openSession(customer: Customer): Promise<string | null>
}

const insurers = new WeakMap<BrowserContext, Insurer>()

/** The insurer that answers a page. @throws where the page is none of a test's. */
export const insurerOf = (page: Page): Insurer => {
  const insurer = insurers.get(page.context())
  if (insurer === undefined) throw new Error('No insurer answers this page')
  return insurer
}

/** From now on the insurer is known by the pages that it answers. */
export const answersPagesOf = (page: Page, insurer: Insurer): void => void insurers.set(page.context(), insurer)

/** What goes wrong at one endpoint, on top of answering at once. */
export const trouble = (
  endpoint: string,
  kind: InjectedFault['kind'],
  times: InjectedFault['times'] = 'always',
): ScenarioInput => ({
  name: 'fast',
  trouble: [{ endpoint, kind, times }],
})

interface InjectedFault {
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
    portal: null,
    openSession: async () => null,
  }
}

/** A world of its own at the insurer's server, to which the configuration of the portal leads from now on. */
export function insurerAt(origin: string, name: string, page: Page, site: Served): Insurer {
  const store: Store = { request: page.request, api: `${origin}/w/${name}/api` }
  site.configure({ mock: false, apiBaseUrl: store.api })
  const steer = async (what: string, data: unknown): Promise<void> => {
    const response = await page.request.post(`${origin}/w/${name}/__sandbox/${what}`, { data: JSON.stringify(data) })
    if (!response.ok()) throw new Error(`The sandbox would not: ${await response.text()}`)
  }
  return {
    behave: (scenario) => steer('scenario', scenario),
    wait: async (ms) => {
      await steer('clock', { advanceMs: ms })
      await page.clock.fastForward(ms)
    },
    portal: site.origin,
    openSession: async (customer) => {
      const token = await openSession(store, customer)
      if (token === null) throw new Error(`The insurer lets ${customer.contractNumber} not in`)
      return token
    },
  }
}
