import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { login, otp } from '../../src/api/auth'
import { getDapQrCode } from '../../src/api/dap'
import { dapSocketAddress } from '../../src/api/dapSocket'
import { maybeNumber, money } from '../../src/api/entities/common'
import { downloadInvoice } from '../../src/api/insuranceDocuments'
import { getHeader } from '../../src/api/kgfb'
import { LARGEST_ANSWER } from '../../src/api/readBody'
import { readClaims } from '../../src/api/token'
import { naughty } from '../naughty'
import { sampleClient } from './sampleClient'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const text = new TextEncoder()

/** Returns a client that gets this response to every call, and the messages that the client reports. */
const answeredWith = (body: BodyInit | null, { status = 200, type = 'application/json' } = {}) => {
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
    const response = new Response(body, { status, headers: { 'content-type': type } })
    if (!(body instanceof ReadableStream)) return response
    const cut = body.pipeThrough(new TransformStream(), signal ? { signal } : {})
    return new Response(cut, { status, headers: { 'content-type': type } })
  })
  const call = sampleClient({
    onExpired: async () => void heard.push('expired'),
    onFault: (endpoint, detail) => heard.push(`${endpoint} ${detail}`),
  })
  return { call, heard }
}

const options = { signal: new AbortController().signal }
const begin = { body: { userType: 'PERSONAL', contractNumber: '10000001' } } as const

/** Creates a body that never ends. A piece of `size` bytes arrives every `pause` milliseconds. */
const endless = (size: number, pause: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      controller.enqueue(new Uint8Array(size).fill(32))
    },
  })

const nested = '['.repeat(5_000_000)
const huge = JSON.stringify({ slaType: 'SMS_OTP', loginSessionIdentifier: 'x'.repeat(10 * 1024 * 1024) })

describe('a response in an unexpected form', () => {
  test.each([
    ['HTML sent as a file', '<html></html>', 'application/octet-stream'],
    ['HTML sent as JSON', '<html></html>', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a number', '42', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['half an object', '{"slaType":"SMS', 'application/json'],
    ['fields of wrong types', '{"slaType":1,"loginSessionIdentifier":{}}', 'application/json'],
    ['an unknown method', '{"slaType":"FAX","loginSessionIdentifier":"a"}', 'application/json'],
    ['fields inside __proto__', '{"__proto__":{"slaType":"SMS_OTP","loginSessionIdentifier":"a"}}', 'application/json'],
    ['five million open brackets', nested, 'application/json'],
    ['null bytes', '\u0000\u0000', 'application/json'],
  ])('fails with the technical error brokenAnswer: %s', async (_, body, type) => {
    const { call, heard } = answeredWith(body, { type })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'brokenAnswer' })
    expect(heard).toEqual([expect.stringMatching(/^auth.login brokenAnswer: /)])
  })

  test.each([
    ['an HTML page', 200, '<!doctype html><h1>Wi-Fi</h1>', 'text/html; charset=utf-8', 'transport'],
    ['an HTML page', 511, '<h1>Wi-Fi</h1>', 'text/html', 'transport'],
    ['an empty body', 511, '', 'text/plain', 'transport'],
    ['an HTML page', 503, '<h1>Karbantartás</h1>', 'text/html', 'serverFailed'],
  ])(
    'fails with the technical error transport, or serverFailed if the status is 503: %s with status %i',
    async (_, status, body, type, kind) => {
      const { call } = answeredWith(body, { status, type })
      await expect(call(login, begin, options)).rejects.toMatchObject({ type: kind })
    },
  )

  test('does not set the insurer’s time if it is a captive portal page', async () => {
    const headers = { 'content-type': 'text/html', date: 'Sun, 29 Nov 2026 10:00:00 GMT' }
    vi.stubGlobal('fetch', async () => new Response('<h1>Wi-Fi</h1>', { headers }))
    const onTime = vi.fn<() => void>()
    await expect(sampleClient({ onTime })(login, begin, options)).rejects.toMatchObject({ type: 'transport' })
    expect(onTime).not.toHaveBeenCalled()
  })

  test('is accepted if it is valid JSON sent as HTML', async () => {
    const { call } = answeredWith('{"slaType":"SMS_OTP","loginSessionIdentifier":"a"}', { type: 'text/html' })
    expect(await call(login, begin, options)).toMatchObject({ ok: true })
  })

  test.each([
    ['HTML', '<h1>403</h1>'],
    ['an undeclared code', '{"code":"constructor"}'],
    ['a code that is an object', '{"code":{"$ne":null}}'],
    ['a ban timeout that is not a number', '{"code":"AUTH_LOGIN_002","banTimeout":"for ever"}'],
  ])('fails with the technical error declined if its status is 403: %s', async (_, body) => {
    const { call } = answeredWith(body, { status: 403 })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'declined' })
  })

  test('fails with the technical error brokenAnswer if the access token is an object', async () => {
    const { call } = answeredWith('{"accessToken":{"toString":"x"}}')
    const input = { body: { loginSessionIdentifier: 'a', smsOTP: '123456' } }
    await expect(call(otp, input, options)).rejects.toMatchObject({ type: 'brokenAnswer' })
  })
})

describe('a malformed value', () => {
  test.each(Object.entries({ 'half a surrogate pair': 'a\ud800', 'a line break': 'a\nb', 'a non-ASCII letter': 'á' }))(
    'yields no token claims if it is an access token that contains %s',
    (_, odd) => {
      const payload = btoa(JSON.stringify({ contractNumber: '10000001', exp: 1 }))
      expect(readClaims(`a.${payload}.c`)).not.toBeNull()
      expect(readClaims(`${odd}.${payload}.c`)).toBeNull()
    },
  )

  test.each(['', 'token', 'a.b', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('[]')}.c`])(
    'yields no token claims if it is the access token "%s"',
    (text) => {
      expect(readClaims(text)).toBeNull()
    },
  )

  test.each(Object.entries(naughty))(
    'as the id in the DÁP socket address does not change the host of that address: %s',
    (_, id) => {
      expect(dapSocketAddress('/api', 'https://portal.example/', id)).toMatch(/^wss:\/\/portal\.example\/api\//)
    },
  )
})

describe('an infinite number', () => {
  test('is rejected as a ban timeout', async () => {
    const { call } = answeredWith('{"code":"AUTH_LOGIN_002","banTimeout":1e400}', { status: 403 })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'declined' })
  })

  test('is rejected as an amount', () => {
    expect(v.is(money, JSON.parse('{"value":1e400,"currency":"HUF"}'))).toBe(false)
    expect(v.is(maybeNumber, JSON.parse('1e400'))).toBe(false)
  })

  test('is rejected as the expiry of a QR code or a session', () => {
    const code = JSON.parse('{"identificationQRCode":"data:image/gif,","expiresIn":1e400}')
    expect(v.is(getDapQrCode.response, code)).toBe(false)
    expect(readClaims(`a.${btoa('{"contractNumber":"10000001","exp":1e400}')}.c`)).toBeNull()
  })
})

describe('a large response', () => {
  test('is accepted if it is 10 MB of valid data', async () => {
    const { call } = answeredWith(huge)
    expect(await call(login, begin, options)).toMatchObject({ ok: true, data: { slaType: 'SMS_OTP' } })
  })

  test('is aborted with the technical error brokenAnswer if it exceeds the size limit', async () => {
    const { call, heard } = answeredWith(endless(LARGEST_ANSWER / 4, 0))
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'brokenAnswer' })
    expect(heard).toEqual([expect.stringMatching(/^auth.login brokenAnswer: /)])
  })
})

describe('a response without an end', () => {
  test.each([
    ['begins', () => new Promise<never>(() => undefined)],
    ['ends', async () => new Response(endless(1, 1000))],
  ])('times out after 30 seconds if it never %s', async (_, answer) => {
    const { call } = answeredWith('')
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      const piped = answer().then(
        ({ body }) => new Response(body?.pipeThrough(new TransformStream(), signal ? { signal } : {}) ?? null),
      )
      return Promise.race([piped, aborted])
    })
    const failed = vi.fn<(error: unknown) => void>()
    void call(getHeader, {}, options).catch(failed)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'transport' }))
  })

  test('is no longer read after the caller aborts the call', async () => {
    const { call } = answeredWith(endless(1, 1000))
    const controller = new AbortController()
    const calling = call(login, begin, { signal: controller.signal })
    const failed = expect(calling).rejects.toMatchObject({ type: 'transport' })
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    await failed
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
  })
})

test('a downloaded file keeps its size and its type', async () => {
  const { call } = answeredWith(text.encode('%PDF-1.7\n%%EOF'), { type: 'application/pdf' })
  const outcome = await call(downloadInvoice, { query: { id: '1' } }, options)
  expect(outcome).toMatchObject({ ok: true, data: expect.objectContaining({ type: 'application/pdf', size: 14 }) })
})
