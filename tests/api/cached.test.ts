import { afterEach, expect, test, vi } from 'vitest'
import { getHeader } from '../../src/api/kgfb'
import { sampleClient } from './sampleClient'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the API client bypasses the browser’s cache', async () => {
  const asked = vi.fn((_address: string, _how: RequestInit) => Promise.resolve(new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', asked)
  await expect(sampleClient()(getHeader, {}, { signal: new AbortController().signal })).rejects.toMatchObject({
    type: 'declined',
  })
  expect(asked.mock.calls.map(([, { cache }]) => cache)).toEqual(['no-store'])
})
