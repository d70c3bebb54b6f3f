import { beforeEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../../machines/session'
import { SESSION } from '../../machines/storageKeys'
import { createControls } from '../../mocks/panel/controls'
import { fillOrStoreSample, groupSamples, openSample, registerSignIn, samplesOf } from '../../mocks/panel/samples'
import { sampleContracts } from '../../mocks/sampleContracts'
import { dapStatusOf, startDap } from '../../mocks/store/dap/dap'
import { memoryFiles } from '../../mocks/store/documents/files'
import { nextInjectedFault } from '../../mocks/store/faultInjection/faultInjection'
import { chooseScenario, parseJson, tabPersistence } from '../../mocks/store/persistence/persistence'
import { sessionOf as runningSession } from '../../mocks/store/signIn/token'
import { createStorage } from './storage'

const NOW = Date.UTC(2026, 10, 21, 12)

describe('the panel of the simulated insurer in the page', () => {
  const openPanel = () => {
    const storage = createStorage()
    const files = memoryFiles()
    const keep = tabPersistence(storage, { now: () => NOW, files })
    const reloads: string[] = []
    const controls = createControls(keep, storage, () => reloads.push(storage.getItem('mock-world') ?? 'none'))
    return { storage, files, keep, reloads, controls }
  }
  let panel: ReturnType<typeof openPanel>
  beforeEach(() => {
    panel = openPanel()
  })

  it('shows the name and the settings of the scenario that is stored or chosen', async () => {
    const { controls, storage } = panel
    expect(controls.view()).toMatchObject({ scenario: 'default', delay: 1000, clockAhead: 0 })
    storage.setItem('mock-scenario', '{"name":"slow","delay":7}')
    expect(controls.view()).toMatchObject({ scenario: 'slow', delay: 7 })
    storage.setItem('mock-scenario', '{"delay":7}')
    expect(controls.view()).toMatchObject({ scenario: 'default', delay: 7 })
    await controls.act({ type: 'scenario.chosen', name: 'nextDay' })
    expect(controls.view()).toMatchObject({ scenario: 'nextDay', delay: 0, clockAhead: 86_400_000 })
  })

  it('changes single settings until another scenario is chosen', async () => {
    const { controls } = panel
    await controls.act({ type: 'settings.adjusted', changes: { jitter: 200, errorRate: 0.5, offline: true } })
    expect(controls.view()).toMatchObject({ delay: 1000, jitter: 200, errorRate: 0.5, offline: true })
    await controls.act({ type: 'scenario.chosen', name: 'fast' })
    expect(controls.view()).toMatchObject({ delay: 0, jitter: 0, errorRate: 0, offline: false })
  })

  it('switches the loss of the next response on and off, in addition to the faults of the scenario', async () => {
    const { controls, keep, storage } = panel
    chooseScenario(storage, 'failing')
    const toggle = () => controls.act({ type: 'trouble.toggled', what: 'lostAnswer' })
    await toggle()
    expect(controls.view().lostAnswer).toBe(true)
    await toggle()
    expect(controls.view().lostAnswer).toBe(false)
    await toggle()
    const nextFault = () => keep((store) => nextInjectedFault(store, 'kgfb.getHeader'))
    expect([nextFault(), nextFault()]).toEqual(['lostAnswer', '500'])
    expect(controls.view().lostAnswer).toBe(false)
  })

  it('moves the clock forward by the sum of all advances', async () => {
    const { controls, keep } = panel
    await controls.act({ type: 'clock.advanced', ms: 60_000 })
    await controls.act({ type: 'clock.advanced', ms: 600_000 })
    expect(controls.view().clockAhead).toBe(660_000)
    expect(keep((store) => store.now())).toBe(NOW + 660_000)
  })

  it('confirms the pending DÁP sign-in, and does nothing if none is pending', async () => {
    const { controls, keep } = panel
    await controls.act({ type: 'dap.confirmed' })
    const sessionId = keep((store) => startDap(store).sessionId)
    expect(controls.view().isDapWaiting).toBe(true)
    await controls.act({ type: 'dap.confirmed' })
    expect(controls.view().isDapWaiting).toBe(false)
    expect(
      keep((store) => {
        const session = store.state.dap?.[sessionId]
        return session && dapStatusOf(store, session)
      }),
    ).toBe('IDENTIFIED')
  })

  it("clears the insurer's data and files and then reloads the page, but keeps the scenario", async () => {
    const { controls, files, storage, reloads } = panel
    chooseScenario(storage, 'fast')
    await controls.act({ type: 'clock.advanced', ms: 60_000 })
    files.put('file-1', new Blob(['szöveg']))
    await controls.act({ type: 'store.reset' })
    expect(reloads).toEqual(['none'])
    expect(await files.get('file-1')).toBeUndefined()
    expect(controls.view()).toMatchObject({ scenario: 'fast', clockAhead: 0 })
  })

  it('links each sample contract to the sign-in of its product line', () => {
    const addresses = new Map(panel.keep(samplesOf).map(({ number, address }) => [number, address]))
    expect(addresses.get('10000001')).toBe('/kgfb/belepes')
    expect(addresses.get('50000001')).toBe('/nyugdij/belepes')
    expect(addresses.get('90000001')).toBe('/kgfb/belepes')
  })

  it('lists the sample contracts of a given product line first, and groups those that cannot sign in', () => {
    const { own, others, turnedAway } = groupSamples('casco', panel.keep(samplesOf))
    expect(own.map(({ number }) => number)).toEqual(['20000001', '20000002'])
    expect(turnedAway.every(({ number }) => number.startsWith('9'))).toBe(true)
    expect(own.length + others.length + turnedAway.length).toBe(sampleContracts.length)
  })

  it('signs in to a sample contract without the sign-in steps, and stores the session', () => {
    const { storage, keep } = panel
    expect(openSample(storage, keep, '30000001')).toBe('/lakas/ugyek')
    const session = sessionOf(parseJson(storage.getItem(SESSION)))
    expect(session).toMatchObject({ contractNumber: '30000001', productLine: 'lakas', openedBy: 'secondStep' })
    expect(keep((store) => runningSession(store, session?.accessToken ?? ''))).toMatchObject({
      contractNumber: '30000001',
    })
  })
})

describe('a sample contract chosen in the panel', () => {
  const sample = { number: '20000001', shows: '', productLine: 'casco', address: '/casco/belepes' } as const

  it('has its number filled in at once if the sign-in of its product line is open', () => {
    const storage = createStorage()
    const numbers: string[] = []
    const stop = registerSignIn(storage, '/casco/belepes', (number) => numbers.push(number))
    expect(fillOrStoreSample(storage, sample, true)).toBe(true)
    expect(numbers).toEqual(['20000001'])
    stop()
    expect(fillOrStoreSample(storage, sample, true)).toBe(false)
  })

  it('has its number filled in only once, and only if the next sign-in that opens is that of its product line', () => {
    const storage = createStorage()
    const numbers: string[] = []
    const opens = (address: string) => registerSignIn(storage, address, (number) => numbers.push(number))()
    fillOrStoreSample(storage, sample, false)
    opens('/casco/belepes')
    opens('/casco/belepes')
    expect(numbers).toEqual(['20000001'])
    fillOrStoreSample(storage, sample, false)
    opens('/kgfb/belepes')
    opens('/casco/belepes')
    expect(numbers).toEqual(['20000001'])
  })
})
