import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readJson } from '../../src/app/loadConfiguration'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const read = () => readJson('/assets/i18n/hu/case.json', new AbortController().signal)

/**
 * Returns a fake `fetch`. It sends the beginning of a body, and keeps the connection open until the request is aborted.
 */
const beginning =
  (body: string) =>
  (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const open = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(body))
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return Promise.resolve(new Response(open))
  }

test('a portal file whose body never ends fails to load after 30 seconds with a transport error', async () => {
  vi.stubGlobal('fetch', beginning('{ "case": '))
  const reading = read()
  const failed = expect(reading).rejects.toMatchObject({ type: 'transport' })
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
})

test.each([
  ['no JSON', 200, 'application/json', 'brokenAnswer'],
  ['', 200, 'application/json', 'brokenAnswer'],
  ['<h1>Wi-Fi</h1>', 200, 'text/html', 'transport'],
  ['<h1>Wi-Fi</h1>', 511, 'text/html', 'transport'],
  ['{}', 404, 'application/json', 'brokenAnswer'],
  ['<h1>404</h1>', 404, 'text/html', 'brokenAnswer'],
  ['<h1>503</h1>', 503, 'text/html', 'serverFailed'],
] as const)(
  'a portal file with the body %j, status %i and type %s fails to load with the error %s, and no timer is left running',
  async (body, status, type, kind) => {
    const headers = { 'content-type': type }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })))
    await expect(read()).rejects.toMatchObject({ type: kind })
    expect(vi.getTimerCount()).toBe(0)
  },
)
