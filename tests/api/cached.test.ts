import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client'
import { getHeader } from '../../src/api/kgfb'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('no answer comes out of the browser’s cache, which would tell an old day, nor is it kept there', async () => {
  const asked = vi.fn((_address: string, _how: RequestInit) => Promise.resolve(new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', asked)
  const call = createClient({
    baseUrl: () => 'http://insurer.example',
    token: () => null,
    now: Date.now,
    onTime: () => undefined,
    network: { isAway: async () => false, back: async () => undefined },
    onExpired: () => undefined,
    onFault: () => undefined,
  })
  await expect(call(getHeader, {}, { signal: new AbortController().signal })).rejects.toMatchObject({
    kind: 'declined',
  })
  expect(asked.mock.calls.map(([, { cache }]) => cache)).toEqual(['no-store'])
})
