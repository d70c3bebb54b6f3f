import type { BrowserContext, Page } from 'playwright/test'
import type { ScenarioInput } from '../../../mocks/scenarios.ts'
import type { Customer } from '../../../tools/exploration/kit/customers.ts'
import type { RunningServer } from '../../../tools/serve/server.ts'
import { openSession, type Store } from './session.ts'

/** The simulated insurer of one test. It answers at once unless the test changes that. */
export interface Insurer {
  /**
   * Changes the insurer's behaviour from the next response on. If the insurer runs in the page, the page must be open.
   */
  behave(scenario: ScenarioInput): Promise<void>
  /** Advances the time of the page and of the insurer. The page's clock must be installed. */
  wait(ms: number): Promise<void>
  /** The origin of the portal that uses this insurer. `null` if the insurer runs in the portal's page. */
  readonly portal: string | null
  /** Opens a session without the portal and returns its token; `null` if only the portal can do so. */
  openSession(customer: Customer): Promise<string | null>
}

const insurers = new WeakMap<BrowserContext, Insurer>()

/** Returns the insurer that answers a page. @throws if the page does not belong to a test. */
export const insurerOf = (page: Page): Insurer => {
  const insurer = insurers.get(page.context())
  if (insurer === undefined) throw new Error('No insurer answers this page')
  return insurer
}

/** Registers the insurer that answers the calls of the page's browser context. */
export const answersPagesOf = (page: Page, insurer: Insurer): void => void insurers.set(page.context(), insurer)

/** Returns a scenario in which one endpoint fails and every response is immediate. */
export const failingScenario = (
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

/**
 * Returns an insurer that runs in the page. Its state is in the tab's storage, so a duplicated tab copies it. Its clock
 * is the page's.
 */
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

/** Returns an insurer with its own store on the insurer's server, and configures the portal to use it. */
export function insurerAt(origin: string, name: string, page: Page, site: RunningServer): Insurer {
  const store: Store = { request: page.request, api: `${origin}/w/${name}/api` }
  site.configure({ mock: false, apiBaseUrl: store.api })
  const steer = async (path: string, data: unknown): Promise<void> => {
    const response = await page.request.post(`${origin}/w/${name}/__sandbox/${path}`, { data: JSON.stringify(data) })
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
