import { afterEach, expect, test, vi } from 'vitest'
import { suggestZipCodes } from '../../src/api/address'
import { modifyLicensePlate } from '../../src/api/kgfb'
import { renewSession } from '../../src/api/session'
import { browserServices } from '../../src/app/services'
import { sampleClient } from './sampleClient'

const SECRET = 'Titok'

/** Returns a client whose requests get this answer, and a list of the technical errors that the client reports. */
const clientAt = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  const told: string[] = []
  const call = sampleClient({
    baseUrl: () => `http://insurer.example/${SECRET}`,
    token: () => SECRET,
    onFault: (endpoint, detail) => told.push(`${endpoint}: ${detail}`),
  })
  return { call, told }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const plate = { body: { licensePlateNumber: SECRET, registrationBook: [] } }
const options = () => ({ signal: new AbortController().signal })

type Answer = () => Promise<Response>

const answerOf =
  (status: number, body: string): Answer =>
  async () =>
    new Response(body, { status })

/** Bodies of error responses that contain no business error code declared for the call. */
const unexplained = [SECRET, '', '{}', `{"code":"${SECRET}"}`, '{"code":"toString"}']

const technicalErrors: readonly (readonly [kind: string, detail: string, answer: Answer])[] = [
  ['serverFailed', 'status 503', answerOf(503, `{"message":"${SECRET}"}`)],
  ['serverFailed', 'status 429 without a declared code', answerOf(429, SECRET)],
  ['serverFailed', 'status 408 without a declared code', answerOf(408, SECRET)],
  ...[400, 403, 404, 409, 418, 422].flatMap((status) =>
    unexplained.map(
      (body) => ['declined', `status ${status} without a declared code`, answerOf(status, body)] as const,
    ),
  ),
  ['transport', 'TypeError: Failed to fetch', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['brokenAnswer', 'caseStatus', async () => Response.json({ name: SECRET })],
]

test('a 401 is reported as an expired session even if no token was sent', async () => {
  vi.stubGlobal('fetch', answerOf(401, '{}'))
  await expect(sampleClient()(modifyLicensePlate, plate, options())).rejects.toMatchObject({ type: 'expired' })
})

/** Returns a client whose token is renewed during each call, and the tokens that it sent and that were rejected. */
const renewedDuringCalls = (tokens: string[]) => {
  const sentTokens: (string | null)[] = []
  const expired: string[] = []
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    sentTokens.push(new Request(...request).headers.get('authorization'))
    if (tokens.length > 1) tokens.shift()
    return new Response('{}', { status: 401 })
  })
  const call = sampleClient({ token: () => tokens[0] ?? null, onExpired: async (token) => void expired.push(token) })
  return { call, sentTokens, expired }
}

test.each([
  ['is sent again once with a token that was renewed meanwhile', ['1', '2', '3'], ['1', '2'], '2'],
  ['is not sent again with the same token', ['1'], ['1'], '1'],
])('a call with status 401 %s', async (_, tokens, expectedTokens, expiredToken) => {
  const { call, sentTokens, expired } = renewedDuringCalls(tokens)
  await expect(call(modifyLicensePlate, plate, options())).rejects.toMatchObject({ type: 'expired' })
  expect(sentTokens).toEqual(expectedTokens.map((token) => `Bearer ${token}`))
  expect(expired).toEqual([expiredToken])
})

test('a call with status 401 during a renewal waits for the new token, and is sent again with it', async () => {
  const sentTokens: (string | null)[] = []
  let token = '1'
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    sentTokens.push(new Request(...request).headers.get('authorization'))
    return new Response('{"caseStatus":"SUCCEEDED"}', { status: token === '1' ? 401 : 200 })
  })
  const renew = async () => {
    await Promise.resolve()
    token = '2'
  }
  await sampleClient({ token: () => token, onExpired: renew })(modifyLicensePlate, plate, options())
  expect(sentTokens).toEqual(['Bearer 1', 'Bearer 2'])
})

test('a renewal with status 401 does not wait for its own end', async () => {
  vi.stubGlobal('fetch', answerOf(401, '{}'))
  const { call, useToken } = browserServices(() => new Promise(() => undefined))
  useToken(SECRET)
  await expect(call(renewSession, {}, options())).rejects.toMatchObject({ type: 'expired' })
})

test.each(technicalErrors)(
  'the log of a technical error %s contains its cause (%s) but no user input (%#)',
  async (kind, detail, answer) => {
    const { call, told } = clientAt(answer)
    await expect(call(modifyLicensePlate, plate, options())).rejects.toMatchObject({ type: kind })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`${modifyLicensePlate.id}: ${kind}: ${detail}`)
    expect(told[0]).not.toContain(SECRET)
  },
)

test('a technical error is logged without the query string of the called address', async () => {
  const { call, told } = clientAt(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(suggestZipCodes, { query: { zipCode: SECRET } }, options())).rejects.toMatchObject({
    type: 'transport',
  })
  expect(told).toEqual([`${suggestZipCodes.id}: transport: TypeError: Failed to fetch`])
})

test('an aborted call is not logged as a technical error', async () => {
  const gone = new AbortController()
  const { call, told } = clientAt(async () => {
    gone.abort()
    throw new DOMException('The user aborted a request.', 'AbortError')
  })
  await expect(call(modifyLicensePlate, plate, { signal: gone.signal })).rejects.toMatchObject({ type: 'transport' })
  expect(told).toEqual([])
})
