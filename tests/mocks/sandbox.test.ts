import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../mocks/sandbox/server'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, scenario: 'fast' })
})
afterAll(() => sandbox.close())

const login = (base: string, init: RequestInit = {}) =>
  fetch(`${sandbox.origin}${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userType: 'PERSONAL', contractNumber: '55555555' }),
    ...init,
  })
const steer = (base: string, command: string, body: unknown = {}) =>
  fetch(`${sandbox.origin}${base}/__sandbox/${command}`, { method: 'POST', body: JSON.stringify(body) })
const attemptsLeft = async (base: string): Promise<unknown> =>
  Object(await (await login(base)).json()).availableAttempts

describe('the simulated insurer as a server', () => {
  it('keeps separate data for each name in the address (/w/name/api)', async () => {
    expect(await attemptsLeft('/w/one/api')).toBe(2)
    expect(await attemptsLeft('/w/one/api')).toBe(1)
    expect(await attemptsLeft('/w/other/api')).toBe(2)
    expect(await attemptsLeft('/api')).toBe(2)
  })

  it('resets the data of one name and keeps the data of other names', async () => {
    await attemptsLeft('/w/reset/api')
    await attemptsLeft('/w/kept/api')
    expect((await steer('/w/reset', 'reset')).status).toBe(200)
    expect(await attemptsLeft('/w/reset/api')).toBe(2)
    expect(await attemptsLeft('/w/kept/api')).toBe(1)
  })

  it('keeps the data of the address without a name even if more named addresses are used than it stores (200)', async () => {
    await steer('', 'reset')
    const before = await attemptsLeft('/api')
    for (let number = 0; number < 201; number += 1) await steer(`/w/many-${number}`, 'clock', { advanceMs: 0 })
    expect(await attemptsLeft('/api')).toBe(Number(before) - 1)
  })

  it.each([
    ['clock', { advanceMs: 1e300 }],
    ['clock', { advanceMs: -1e15 }],
    ['scenario', { delay: 1e12 }],
    ['scenario', { clockAhead: 1e15 }],
  ])('answers 400 to the %s command with the impossible value %o', async (command, body) => {
    expect((await steer('/w/absurd', command, body)).status).toBe(400)
  })

  it('allows cross-origin calls from this computer only, and accepts their idempotency-key header', async () => {
    const preflight = (origin: string) =>
      fetch(`${sandbox.origin}/api/auth/login`, { method: 'OPTIONS', headers: { Origin: origin } })
    const local = await preflight('http://127.0.0.1:4175')
    expect(local.status).toBe(204)
    expect(local.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4175')
    expect(local.headers.get('Access-Control-Allow-Headers')).toContain('idempotency-key')
    const foreign = await preflight('https://127.0.0.1.example')
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  // With a timeout, the server could close an idle connection just when a call arrives, and the call would be lost.
  it('sends no Keep-Alive timeout, so that idle connections stay open', async () => {
    expect((await login('/w/idle/api')).headers.get('Keep-Alive')).toBeNull()
  })

  it('answers 404 to an unknown call', async () => {
    expect((await fetch(`${sandbox.origin}/api/kgfb/nothing`)).status).toBe(404)
    expect((await fetch(`${sandbox.origin}/elsewhere`)).status).toBe(404)
  })

  it('answers 400 to an unknown or invalid command', async () => {
    expect((await steer('', 'explode')).status).toBe(400)
    expect((await steer('', 'clock', { advanceMs: 'soon' })).status).toBe(400)
  })

  it('survives a client that disconnects in the middle of a request', async () => {
    await new Promise<void>((resolve) => {
      const half = request(`${sandbox.origin}/api/auth/login`, { method: 'POST', headers: { 'Content-Length': 1000 } })
      half.on('error', () => resolve())
      half.write('{', () => half.destroy(new Error('gone')))
    })
    expect((await fetch(`${sandbox.origin}/api/kgfb/header`)).status).toBe(401)
  })
})
