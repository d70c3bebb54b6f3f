import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adjustSettings, applyScenario, type ScenarioInput } from '../../mocks/scenarios'
import { sendDapStatus } from '../../mocks/sockets/dapStatus'
import { endDap, renewDapCode, startDap } from '../../mocks/store/dap/dap'
import { confirmDap, openOnPhone } from '../../mocks/store/dap/phone'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../mocks/store/persistence/persistence'
import type { Store } from '../../mocks/store/store'

const MINUTE = 60_000

describe('the status messages of a DÁP sign-in', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const started = (scenario: ScenarioInput = 'fast') => {
    const store = createStore({ scenario })
    return { store, ...startDap(store) }
  }
  const listen = (store: Store, websocketId: string) => {
    const heard: unknown[] = []
    const stop = sendDapStatus(memoryPersistence(store), websocketId, {
      send: (text) => heard.push(JSON.parse(text)),
      close: (code) => heard.push(code),
      drop: () => heard.push('lost'),
    })
    return { heard, stop }
  }

  it('begin with the current status and report each change until the connection is closed', () => {
    const { store, session } = started()
    const { heard } = listen(store, session.websocketId)
    expect(heard).toEqual([{ status: 'STARTED' }])
    vi.advanceTimersByTime(10 * MINUTE)
    expect(heard).toEqual([{ status: 'STARTED' }, { status: 'IN_PROGRESS' }, { status: 'IDENTIFIED' }, 1000])
  })

  it('end after the sign-in is refused', () => {
    const { store, session } = started('dapRefused')
    const { heard } = listen(store, session.websocketId)
    vi.advanceTimersByTime(10 * MINUTE)
    expect(heard.slice(-2)).toEqual([{ status: 'REFUSED' }, 1000])
  })

  it('report an expired code, its renewal and the end of the session', () => {
    const { store, sessionId, session } = started('dapByPhone')
    const { heard } = listen(store, session.websocketId)
    vi.advanceTimersByTime(MINUTE)
    expect(heard).toEqual([{ status: 'STARTED' }, { status: 'EXPIRED' }])
    renewDapCode(store, sessionId)
    vi.advanceTimersByTime(9 * MINUTE)
    expect(heard.slice(2)).toEqual([{ status: 'STARTED' }, { status: 'EXPIRED' }, 1000])
  })

  it('report each action on the phone within 250 ms', () => {
    const { store, sessionId, session } = started('dapByPhone')
    const { heard } = listen(store, session.websocketId)
    openOnPhone(store, session.code)
    vi.advanceTimersByTime(250)
    confirmDap(store, sessionId)
    vi.advanceTimersByTime(250)
    expect(heard).toEqual([{ status: 'STARTED' }, { status: 'IN_PROGRESS' }, { status: 'IDENTIFIED' }, 1000])
  })

  it('repeat the final status for a connection that opens after the customer is identified', () => {
    const { store, sessionId, session } = started()
    confirmDap(store, sessionId)
    expect(listen(store, session.websocketId).heard).toEqual([{ status: 'IDENTIFIED' }, 1000])
  })

  it('end with code 4404 for an unknown or cancelled sign-in', () => {
    const { store, sessionId, session } = started()
    expect(listen(store, 'constructor').heard).toEqual([4404])
    const { heard } = listen(store, session.websocketId)
    endDap(store, sessionId)
    vi.advanceTimersByTime(MINUTE)
    expect(heard).toEqual([{ status: 'STARTED' }, 4404])
  })

  it('stop when the customer’s page disconnects', () => {
    const { store, session } = started()
    const { heard, stop } = listen(store, session.websocketId)
    stop()
    vi.advanceTimersByTime(MINUTE)
    expect(heard).toEqual([{ status: 'STARTED' }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('do not arrive if the connection is dropped or the insurer is unreachable', () => {
    const { store, session } = started()
    const first = () => listen(store, session.websocketId).heard[0]
    applyScenario(store, {
      name: 'fast',
      trouble: [{ endpoint: 'auth.dapStatus', kind: 'droppedSocket', times: 'once' }],
    })
    expect([first(), first()]).toEqual(['lost', { status: 'STARTED' }])
    applyScenario(store, 'droppedSocket')
    expect([first(), first()]).toEqual(['lost', 'lost'])
    applyScenario(store, 'unreachable')
    expect(first()).toBe('lost')
    applyScenario(store, 'failing')
    expect(first()).toEqual({ status: 'STARTED' })
  })
})

describe('the status connection of a DÁP sign-in with injected faults', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const connected = (scenario: ScenarioInput) => {
    const store = createStore({ scenario })
    const heard: unknown[] = []
    sendDapStatus(memoryPersistence(store), startDap(store).session.websocketId, {
      send: (text) => heard.push(JSON.parse(text)),
      close: (code) => heard.push(code),
      drop: () => heard.push('lost'),
    })
    return { store, heard }
  }

  it('receives nothing before the configured delay has passed', () => {
    const { heard } = connected({ name: 'dapByPhone', delay: 700 })
    vi.advanceTimersByTime(699)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual([{ status: 'STARTED' }])
  })

  it('is dropped while it is open if the insurer goes offline or drops sockets', () => {
    for (const change of [
      { offline: true },
      { trouble: [{ endpoint: '*', kind: 'droppedSocket', times: 'once' } as const] },
    ]) {
      const { store, heard } = connected('dapByPhone')
      adjustSettings(store, change)
      vi.advanceTimersByTime(250)
      expect(heard).toEqual([{ status: 'STARTED' }, 'lost'])
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  it('is not affected by faults that are injected into HTTP calls', () => {
    const { store, heard } = connected('dapByPhone')
    adjustSettings(store, { trouble: [{ endpoint: '*', kind: 'network', times: 'once' }] })
    vi.advanceTimersByTime(500)
    expect(heard).toEqual([{ status: 'STARTED' }])
    expect(store.state.settings.trouble).toHaveLength(1)
  })
})
