import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHeader, modifyLicensePlate } from '../../src/api/kgfb'
import { sampleClient } from './sampleClient'

type Answer = () => Promise<Response>

const answering =
  (status: number): Answer =>
  async () =>
    new Response(null, { status })
const noAnswer: Answer = async () => Promise.reject(new TypeError('Failed to fetch'))

/** Returns the number of requests that a call sends if the insurer gives this answer to each. */
const askedBy = async (call: 'read' | 'write', answer: Answer): Promise<number> => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const how = { signal: new AbortController().signal }
  const client = sampleClient()
  const body = { licensePlateNumber: 'AABC123', registrationBook: [] }
  const end = call === 'read' ? client(getHeader, {}, how) : client(modifyLicensePlate, { body }, how)
  const ended = expect(end).rejects.toThrow()
  await vi.runAllTimersAsync()
  await ended
  return asked.mock.calls.length
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost: readonly (readonly [what: string, answer: Answer])[] = [
  ['no answer', noAnswer],
  ...[500, 502, 503, 504].map((status) => [`status ${status}`, answering(status)] as const),
]

test.each(lost)('after %s, a reading call is retried twice and a writing call is not retried', async (_, answer) => {
  expect([await askedBy('read', answer), await askedBy('write', answer)]).toEqual([3, 1])
})

test.each([400, 404, 408, 409, 422, 429, 501])(
  'neither a reading nor a writing call is retried after status %d',
  async (status) => {
    expect([await askedBy('read', answering(status)), await askedBy('write', answering(status))]).toEqual([1, 1])
  },
)
