import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adjustSettings, applyScenario } from '../../mocks/scenarios'
import { nextDelay, nextInjectedFault } from '../../mocks/store/faultInjection/faultInjection'
import { createStore } from '../../mocks/store/persistence/createStore'
import type { Store } from '../../mocks/store/store'
import type { Endpoint } from '../../src/api/endpoint'
import { getCases, getHeader } from '../../src/api/kgfb'
import { type Insurer, insurers, signIn } from '../../tools/exploration/kit/insurers'

const many = <Drawn>(draw: () => Drawn): Drawn[] => Array.from({ length: 200 }, draw)

describe.each(Object.entries(insurers))('at the simulated insurer %s,', (_, create) => {
  let insurer: Insurer
  let token: string
  beforeEach(async () => {
    insurer = await create()
    token = await signIn(insurer)
  })
  afterEach(() => insurer.close())

  const statusOf = async (endpoint: Endpoint = getHeader) => (await insurer.call(endpoint, { token })).status
  const statuses = async () => {
    const codes: number[] = []
    while (codes.length < 40) codes.push(await statusOf())
    return codes
  }

  it('an error rate of 30 percent makes some calls fail, and the same calls each time the scenario starts', async () => {
    await insurer.follow({ name: 'fast', errorRate: 0.3 })
    const codes = await statuses()
    expect(new Set(codes)).toEqual(new Set([200, 500]))
    const failed = codes.filter((status) => status === 500).length
    expect(failed).toBeGreaterThan(5)
    expect(failed).toBeLessThan(20)
    await insurer.follow('fast')
    await insurer.follow({ name: 'fast', errorRate: 0.3 })
    expect(await statuses()).toEqual(codes)
  })

  it('no call is answered in the scenario offline, and every call is answered after the scenario has changed', async () => {
    await insurer.follow('offline')
    expect([await statusOf(), await statusOf(getCases)]).toEqual([0, 0])
    await insurer.follow('fast')
    expect([await statusOf(), await statusOf(getCases)]).toEqual([200, 200])
  })

  it('a session expires if the scenario moves the clock a day ahead', async () => {
    await insurer.follow('nextDay')
    expect(await statusOf()).toBe(401)
    token = await signIn(insurer)
    expect(await statusOf()).toBe(200)
  })

  it('the scenario lostAnswer loses one response', async () => {
    await insurer.follow('lostAnswer')
    expect([await statusOf(), await statusOf()]).toEqual([0, 200])
  })
})

describe('the delay of responses', () => {
  const delaysOf = (store: Store) => many(() => nextDelay(store))

  it('is constant if there is no jitter', () => {
    expect(new Set(delaysOf(createStore({ scenario: 'slow' })))).toEqual(new Set([5000]))
  })

  it('varies within the jitter, and in the same way each time the scenario starts', () => {
    const store = createStore({ scenario: { delay: 300, jitter: 200 } })
    const first = delaysOf(store)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(300)
    expect(Math.min(...first)).toBeLessThan(320)
    expect(Math.max(...first)).toBeGreaterThan(480)
    expect(Math.max(...first)).toBeLessThanOrEqual(500)
    expect(delaysOf(createStore({ scenario: { delay: 300, jitter: 200 } }))).toEqual(first)
  })

  it('is zero while the insurer is offline', () => {
    expect(nextDelay(createStore({ scenario: { delay: 300, offline: true } }))).toBe(0)
  })
})

describe('settings that override a scenario', () => {
  it('apply until another scenario is chosen, and leave the other settings unchanged', () => {
    const store = createStore({ scenario: 'lastAttempt' })
    adjustSettings(store, { delay: 7, offline: true })
    expect(store.state.settings).toMatchObject({ attempts: 1, delay: 7, offline: true })
    applyScenario(store, 'lastAttempt')
    expect(store.state.settings.delay).toBe(7)
    applyScenario(store, 'fast')
    expect(store.state.settings).toMatchObject({ attempts: 3, delay: 0, offline: false })
  })

  it('are refused if they are invalid or unknown', () => {
    const store = createStore()
    expect(() => adjustSettings(store, { errorRate: 1.1 })).toThrow()
    expect(() => adjustSettings(store, { jitter: -1 })).toThrow()
    expect(() => adjustSettings(store, JSON.parse('{"delya":5}'))).toThrow(/delya/)
  })

  it('that set the insurer offline do not use up a one-time fault, which applies once the insurer is online again', () => {
    const store = createStore({ scenario: 'lostAnswer' })
    adjustSettings(store, { offline: true })
    expect(nextInjectedFault(store, 'kgfb.getHeader')).toBe('network')
    adjustSettings(store, { offline: false })
    expect(nextInjectedFault(store, 'kgfb.getHeader')).toBe('lostAnswer')
    expect(nextInjectedFault(store, 'kgfb.getHeader')).toBeUndefined()
  })
})
