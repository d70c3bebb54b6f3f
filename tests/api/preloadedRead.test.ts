import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headerOfProductLine } from '../../machines/headerOfProductLine'
import { productLines, type Route } from '../../machines/routes'
import { preloadHeader } from '../../src/app/preloadHeader'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { sampleClient } from './sampleClient'

const BASE = 'https://insurer.example/api'
/** The start time of each test (epoch, ms). */
const NOW = 1_800_000_000_000
const TOKEN = 'header.claims.signature'
const configuration = { ...sampleConfiguration, mock: false, apiBaseUrl: BASE }

const storedSession = { accessToken: TOKEN, productLine: 'kgfb', openedBy: 'secondStep', expiresAt: null }
const menuRoute: Route = { name: 'caseSelect', productLine: 'kgfb' }

/** The addresses that the portal requested. The fake insurer answers each with 404. */
let requestedAddresses: string[] = []
let now = 0

beforeEach(() => {
  requestedAddresses = []
  now = NOW
  vi.stubGlobal('fetch', async (address: string) => {
    requestedAddresses.push(address)
    return new Response(null, { status: 404, headers: { date: new Date(now).toUTCString() } })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const begin = (route: Route = menuRoute, session: unknown = storedSession, changed: object = {}): void =>
  preloadHeader(route, session, { ...configuration, ...changed }, () => now)

/** Requests a contract's header, as the portal of a signed-in customer does. */
const ask = async (token = TOKEN, productLine: keyof typeof headerOfProductLine = 'kgfb'): Promise<void> => {
  const call = sampleClient({ baseUrl: () => BASE, token: () => token, now: () => now })
  const answer = call(headerOfProductLine[productLine], {}, { signal: new AbortController().signal })
  await expect(answer).rejects.toMatchObject({ type: 'declined' })
}

test.each(productLines)(
  'the preloaded contract header of %s is used by the first request for it, and by no later request',
  async (productLine) => {
    begin({ name: 'caseSelect', productLine }, { ...storedSession, productLine })
    expect(requestedAddresses).toEqual([`${BASE}/${headerOfProductLine[productLine].path}`])
    await ask(TOKEN, productLine)
    expect(requestedAddresses).toHaveLength(1)
    await ask(TOKEN, productLine)
    expect(requestedAddresses).toHaveLength(2)
  },
)

test('a preloaded contract header is not used for another token or after ten seconds', async () => {
  begin()
  await ask('another.token.of-it')
  expect(requestedAddresses).toHaveLength(2)
  now += 10_001
  await ask()
  expect(requestedAddresses).toHaveLength(3)
})

test('a preloaded header sets the insurer’s time for the moment when the header arrived, not when it is first used', async () => {
  const timeListener = vi.fn()
  begin()
  await new Promise((arrived) => setTimeout(arrived))
  now += 9000
  const call = sampleClient({ baseUrl: () => BASE, token: () => TOKEN, now: () => now, onTime: timeListener })
  await expect(call(headerOfProductLine.kgfb, {}, { signal: new AbortController().signal })).rejects.toThrow()
  expect(timeListener.mock.calls).toEqual([[NOW, NOW]])
})

test.each<[string, Route, object]>([
  ['on the start page', { name: 'home', selecting: false }, {}],
  ['on a page of another product line', { name: 'caseSelect', productLine: 'casco' }, {}],
  ['if the insurer is simulated in the page', { name: 'caseSelect', productLine: 'kgfb' }, { mock: true }],
])('the contract header is not preloaded %s', (_, route, changed) => {
  begin(route, storedSession, changed)
  expect(requestedAddresses).toEqual([])
})

test.each([{ ...storedSession, expiresAt: NOW }, { ...storedSession, accessToken: null }, null])(
  'the contract header is not preloaded if the stored session is expired or invalid: %o',
  (session) => {
    begin(menuRoute, session)
    expect(requestedAddresses).toEqual([])
  },
)
