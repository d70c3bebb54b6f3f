import { afterEach, expect, test, vi } from 'vitest'
import { getHeader } from '../../src/api/kgfb'
import { sampleClient } from './sampleClient'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the API client bypasses the browser’s cache', async () => {
  const fetchMock = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(new Response(null, { status: 404 })),
  )
  vi.stubGlobal('fetch', fetchMock)
  await expect(sampleClient()(getHeader, {}, { signal: new AbortController().signal })).rejects.toMatchObject({
    type: 'declined',
  })
  expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual(['no-store'])
})
