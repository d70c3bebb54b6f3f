import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket as Client } from 'ws'
import { startSandbox } from '../../mocks/sandbox/server'
import { applyScenario, type ScenarioInput } from '../../mocks/scenarios'
import { createSocketHandlers } from '../../mocks/sockets/page'
import { startDap } from '../../mocks/store/dap/dap'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../mocks/store/persistence/persistence'
import { startDap as startDapCall } from '../../src/api/dap'
import { DAP_SOCKET_PATH, dapSocketAddress } from '../../src/api/dapSocket'

interface Transport {
  /** Starts a sign-in, and returns the address of its WebSocket. */
  start(): Promise<string>
  follow(scenario: ScenarioInput): Promise<void>
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

const PAGE = 'https://portal.example/kotelezo/belepes?szerzodeslista=1'

const transports: Readonly<Record<string, () => Promise<Transport>>> = {
  'in the page': async () => {
    const store = createStore({ scenario: 'fast' })
    const server = setupServer(...createSocketHandlers({ keep: memoryPersistence(store), baseUrl: '/api', page: PAGE }))
    server.listen({ onUnhandledRequest: 'bypass' })
    return {
      start: async () => dapSocketAddress('/api', PAGE, startDap(store).session.websocketId),
      follow: async (scenario) => applyScenario(store, scenario),
      advance: async (ms) => {
        store.state.clockOffset += ms
      },
      close: async () => server.close(),
    }
  },
  'on the server': async () => {
    const sandbox = await startSandbox({ port: 0, scenario: 'fast' })
    const post = (path: string, body: unknown) =>
      fetch(`${sandbox.origin}/w/test/${path}`, { method: 'POST', body: JSON.stringify(body) })
    return {
      start: async () => {
        const { websocketId } = v.parse(startDapCall.response, await (await post('api/auth/dap-start', {})).json())
        return dapSocketAddress(`${sandbox.origin}/w/test/api`, PAGE, websocketId)
      },
      follow: async (scenario) => void (await post('__sandbox/scenario', scenario)),
      advance: async (advanceMs) => void (await post('__sandbox/clock', { advanceMs })),
      close: sandbox.close,
    }
  },
}

// Opens a WebSocket. Returns `open`, all messages, and finally the close code.
const messagesFrom = (address: string, answer: () => void = () => undefined): Promise<readonly unknown[]> =>
  new Promise((resolve) => {
    const messages: unknown[] = []
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => messages.push('open'))
    socket.addEventListener('message', ({ data }) => {
      messages.push(JSON.parse(String(data)))
      answer()
    })
    socket.addEventListener('close', ({ code }) => resolve([...messages, code]))
  })

describe.each(Object.entries(transports))('the status of a DÁP sign-in over a WebSocket %s', (_name, create) => {
  let transport: Transport
  beforeEach(async () => {
    // Some Node versions that run these tests have no WebSocket.
    vi.stubGlobal('WebSocket', Client)
    // Fakes only the date, so that slow calls do not advance the simulated time.
    vi.useFakeTimers({ toFake: ['Date'] })
    transport = await create()
  })
  afterEach(async () => {
    await transport.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is sent on connection and at each change until the customer is identified', async () => {
    const address = await transport.start()
    expect(await messagesFrom(address, () => transport.advance(3000))).toEqual([
      'open',
      { status: 'STARTED' },
      { status: 'IN_PROGRESS' },
      { status: 'IDENTIFIED' },
      1000,
    ])
    expect(await messagesFrom(address)).toEqual(['open', { status: 'IDENTIFIED' }, 1000])
  })

  it('is not sent for an unknown sign-in, whose socket closes with code 4404', async () => {
    const address = (await transport.start()).replace(/[^/]+$/, 'never-heard-of')
    expect(await messagesFrom(address)).toEqual(['open', 4404])
  })

  it('is lost if the socket is dropped, and is sent when the socket connects again', async () => {
    await transport.follow({
      name: 'fast',
      trouble: [{ endpoint: 'auth.dapStatus', kind: 'droppedSocket', times: 'once' }],
    })
    const address = await transport.start()
    expect(await messagesFrom(address)).toEqual(['open', 1006])
    await transport.advance(6000)
    expect(await messagesFrom(address)).toEqual(['open', { status: 'IDENTIFIED' }, 1000])
  })
})

describe('the sockets of the server', () => {
  const refusedWith = (address: string, origin?: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const client = new Client(address, origin === undefined ? {} : { origin })
      client.on('open', () => reject(new Error('It was let in.')))
      client.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })

  it('reject pages of another origin and unknown addresses', async () => {
    const sandbox = await startSandbox({ port: 0, scenario: 'fast' })
    const address = dapSocketAddress(`${sandbox.origin}/api`, PAGE, 'any')
    expect(await refusedWith(address, 'https://elsewhere.example')).toBe(403)
    expect(await refusedWith(`${address}/more`)).toBe(404)
    expect(await refusedWith(`${address}%E0`)).toBe(404)
    expect(await refusedWith(address.replace('/api/', '/__sandbox/'))).toBe(404)
    await sandbox.close()
  })

  it('close when the server closes', async () => {
    const sandbox = await startSandbox({ port: 0, scenario: 'dapByPhone' })
    const started = await fetch(`${sandbox.origin}/api/auth/dap-start`, { method: 'POST' })
    const { websocketId } = v.parse(startDapCall.response, await started.json())
    const client = new Client(dapSocketAddress(`${sandbox.origin}/api`, PAGE, websocketId))
    const code = new Promise((resolve) => client.on('close', resolve))
    client.on('message', () => void sandbox.close())
    expect(await code).toBe(1006)
  })
})

describe('the address of the socket', () => {
  it('begins with the base address of the API, with wss in place of https and ws in place of http', () => {
    const path = DAP_SOCKET_PATH.replace('{websocketId}', 'a%2Fb')
    expect(dapSocketAddress('/api/', PAGE, 'a/b')).toBe(`wss://portal.example/api/${path}`)
    expect(dapSocketAddress('http://insurer.example:8080/v1', PAGE, 'a/b')).toBe(`ws://insurer.example:8080/v1/${path}`)
  })
})
