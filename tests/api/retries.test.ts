import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHeader, modifyLicensePlate } from '../../src/api/kgfb'
import { sampleClient } from './sampleClient'

type Answer = () => Promise<Response>

const answerOf =
  (status: number): Answer =>
  async () =>
    new Response(null, { status })
const noAnswer: Answer = async () => Promise.reject(new TypeError('Failed to fetch'))

/** Makes a call to a fake insurer that gives the same answer to every request. Returns the number of requests. */
const requestCountOf = async (call: 'read' | 'write', answer: Answer): Promise<number> => {
  const fetchMock = vi.fn(answer)
  vi.stubGlobal('fetch', fetchMock)
  const options = { signal: new AbortController().signal }
  const client = sampleClient()
  const body = { licensePlateNumber: 'AABC123', registrationBook: [] }
  const pendingCall = call === 'read' ? client(getHeader, {}, options) : client(modifyLicensePlate, { body }, options)
  const failed = expect(pendingCall).rejects.toThrow()
  await vi.runAllTimersAsync()
  await failed
  return fetchMock.mock.calls.length
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
  ...[500, 502, 503, 504].map((status) => [`status ${status}`, answerOf(status)] as const),
]

test.each(lost)('after %s, a reading call is retried twice and a writing call is not retried', async (_, answer) => {
  expect([await requestCountOf('read', answer), await requestCountOf('write', answer)]).toEqual([3, 1])
})

test.each([400, 404, 408, 409, 422, 429, 501])(
  'neither a reading nor a writing call is retried after status %d',
  async (status) => {
    expect([await requestCountOf('read', answerOf(status)), await requestCountOf('write', answerOf(status))]).toEqual([
      1, 1,
    ])
  },
)
