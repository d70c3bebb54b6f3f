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

/** A server that sends the beginning of a body and keeps the connection open until it is aborted. */
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

test('a file of the portal’s own that never ends is given up after the time that a call has, as no answer', async () => {
  vi.stubGlobal('fetch', beginning('{ "case": '))
  const reading = read()
  const heard = expect(reading).rejects.toMatchObject({ type: 'transport' })
  await vi.advanceTimersByTimeAsync(30_000)
  await heard
})

test.each([
  ['no JSON', 200, 'brokenAnswer'],
  ['', 200, 'brokenAnswer'],
  ['{}', 404, 'brokenAnswer'],
  ['{}', 503, 'serverFailed'],
] as const)('%j with status %i is %s, and no time is kept after it', async (body, status, kind) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  await expect(read()).rejects.toMatchObject({ type: kind })
  expect(vi.getTimerCount()).toBe(0)
})
