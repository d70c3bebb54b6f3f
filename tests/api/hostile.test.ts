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

/** A client whose insurer gives this answer to every call. */
const answeredWith = (body: BodyInit | null, { status = 200, type = 'application/json' } = {}) => {
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
    const response = new Response(body, { status, headers: { 'content-type': type } })
    if (!(body instanceof ReadableStream)) return response
    const cut = body.pipeThrough(new TransformStream(), signal ? { signal } : {})
    return new Response(cut, { status, headers: { 'content-type': type } })
  })
  const call = sampleClient({
    onExpired: () => heard.push('expired'),
    onFault: (endpoint, detail) => heard.push(`${endpoint} ${detail}`),
  })
  return { call, heard }
}

const options = { signal: new AbortController().signal }
const begin = { body: { userType: 'PERSONAL', contractNumber: '10000001' } } as const

/** A body that arrives in pieces without end. */
const endless = (size: number, pause: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      controller.enqueue(new Uint8Array(size).fill(32))
    },
  })

const nested = '['.repeat(5_000_000)
const huge = JSON.stringify({ slaType: 'SMS_OTP', loginSessionIdentifier: 'x'.repeat(10 * 1024 * 1024) })

describe('an answer that is no answer', () => {
  test.each([
    ['text that says it is a file', '<html></html>', 'application/octet-stream'],
    ['HTML that says it is JSON', '<html></html>', 'application/json'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a number', '42', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['half an object', '{"slaType":"SMS', 'application/json'],
    ['fields of wrong types', '{"slaType":1,"loginSessionIdentifier":{}}', 'application/json'],
    ['an unknown method', '{"slaType":"FAX","loginSessionIdentifier":"a"}', 'application/json'],
    ['a prototype', '{"__proto__":{"slaType":"SMS_OTP","loginSessionIdentifier":"a"}}', 'application/json'],
    ['five million open brackets', nested, 'application/json'],
    ['null bytes', '\u0000\u0000', 'application/json'],
  ])('is told as such: %s', async (_, body, type) => {
    const { call, heard } = answeredWith(body, { type })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'brokenAnswer' })
    expect(heard).toEqual([expect.stringMatching(/^auth.login brokenAnswer: /)])
  })

  test.each([
    ['a page', 200, '<!doctype html><h1>Wi-Fi</h1>', 'text/html; charset=utf-8', 'transport'],
    ['a page', 511, '<h1>Wi-Fi</h1>', 'text/html', 'transport'],
    ['nothing', 511, '', 'text/plain', 'transport'],
    ['a page', 503, '<h1>Karbantartás</h1>', 'text/html', 'serverFailed'],
  ])('is the fault of the network or of the insurer: %s with status %i', async (_, status, body, type, kind) => {
    const { call } = answeredWith(body, { status, type })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: kind })
  })

  test('does not set the insurer’s time if it is a page of the network', async () => {
    const headers = { 'content-type': 'text/html', date: 'Sun, 29 Nov 2026 10:00:00 GMT' }
    vi.stubGlobal('fetch', async () => new Response('<h1>Wi-Fi</h1>', { headers }))
    const onTime = vi.fn<() => void>()
    await expect(sampleClient({ onTime })(login, begin, options)).rejects.toMatchObject({ type: 'transport' })
    expect(onTime).not.toHaveBeenCalled()
  })

  test('is read if it is JSON that says it is a page', async () => {
    const { call } = answeredWith('{"slaType":"SMS_OTP","loginSessionIdentifier":"a"}', { type: 'text/html' })
    expect(await call(login, begin, options)).toMatchObject({ ok: true })
  })

  test.each([
    ['HTML', '<h1>403</h1>'],
    ['a code that nobody declared', '{"code":"constructor"}'],
    ['a code that is none', '{"code":{"$ne":null}}'],
    ['a ban that is no number', '{"code":"AUTH_LOGIN_002","banTimeout":"for ever"}'],
  ])('is told as declined where it refuses: %s', async (_, body) => {
    const { call } = answeredWith(body, { status: 403 })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'declined' })
  })

  test('is told as such where the token is none', async () => {
    const { call } = answeredWith('{"accessToken":{"toString":"x"}}')
    const input = { body: { loginSessionIdentifier: 'a', smsOTP: '123456' } }
    await expect(call(otp, input, options)).rejects.toMatchObject({ type: 'brokenAnswer' })
  })
})

describe('what cannot be sent', () => {
  test.each(Object.entries({ 'half a pair': 'a\ud800', 'a line break': 'a\nb', 'a letter of no header': 'á' }))(
    '%s makes no token',
    (_, odd) => {
      const payload = btoa(JSON.stringify({ contractNumber: '10000001', exp: 1 }))
      expect(readClaims(`a.${payload}.c`)).not.toBeNull()
      expect(readClaims(`${odd}.${payload}.c`)).toBeNull()
    },
  )

  test.each(['', 'token', 'a.b', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('[]')}.c`])('"%s" is no token', (text) => {
    expect(readClaims(text)).toBeNull()
  })

  test.each(Object.entries(naughty))('%s as the id of a socket gives an address', (_, id) => {
    expect(dapSocketAddress('/api', 'https://portal.example/', id)).toMatch(/^wss:\/\/portal\.example\/api\//)
  })
})

describe('a number without an end', () => {
  test('is no time of a ban', async () => {
    const { call } = answeredWith('{"code":"AUTH_LOGIN_002","banTimeout":1e400}', { status: 403 })
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'declined' })
  })

  test('is no sum', () => {
    expect(v.is(money, JSON.parse('{"value":1e400,"currency":"HUF"}'))).toBe(false)
    expect(v.is(maybeNumber, JSON.parse('1e400'))).toBe(false)
  })

  test('is no end of a code or of a session', () => {
    const code = JSON.parse('{"identificationQRCode":"data:image/gif,","expiresIn":1e400}')
    expect(v.is(getDapQrCode.response, code)).toBe(false)
    expect(readClaims(`a.${btoa('{"contractNumber":"10000001","exp":1e400}')}.c`)).toBeNull()
  })
})

describe('an answer of any size', () => {
  test('is read where it is 10 MB of what was promised', async () => {
    const { call } = answeredWith(huge)
    expect(await call(login, begin, options)).toMatchObject({ ok: true, data: { slaType: 'SMS_OTP' } })
  })

  test('is given up where it is larger than any', async () => {
    const { call, heard } = answeredWith(endless(LARGEST_ANSWER / 4, 0))
    await expect(call(login, begin, options)).rejects.toMatchObject({ type: 'brokenAnswer' })
    expect(heard).toEqual([expect.stringMatching(/^auth.login brokenAnswer: /)])
  })
})

describe('an answer that never ends', () => {
  test.each([
    ['begins', () => new Promise<never>(() => undefined)],
    ['ends', async () => new Response(endless(1, 1000))],
  ])('and never %s is waited for no longer than half a minute', async (_, answer) => {
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

  test('is no longer read when nobody waits for it', async () => {
    const { call } = answeredWith(endless(1, 1000))
    const leaving = new AbortController()
    const calling = call(login, begin, { signal: leaving.signal })
    const failed = expect(calling).rejects.toMatchObject({ type: 'transport' })
    await vi.advanceTimersByTimeAsync(1000)
    leaving.abort()
    await failed
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
  })
})

test('a file comes as it is, with its type', async () => {
  const { call } = answeredWith(text.encode('%PDF-1.7\n%%EOF'), { type: 'application/pdf' })
  const outcome = await call(downloadInvoice, { query: { id: '1' } }, options)
  expect(outcome).toMatchObject({ ok: true, data: expect.objectContaining({ type: 'application/pdf', size: 14 }) })
})
