import { request as httpRequest } from 'node:http'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createHandlers } from '../../mocks/handlers'
import { startSandbox } from '../../mocks/sandbox/server'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../mocks/store/persistence/persistence'
import { LARGEST_FILE } from '../../src/api/documents'

/** A malicious request, exactly as an attacker would send it. */
interface Attack {
  readonly method?: string
  /** The path exactly as it is sent, relative to the API's base. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** The response. The status is 0 if the request cannot be made or no handler answers it. */
interface Answered {
  readonly status: number
  readonly text: string
}

type Send = (attack: Attack) => Promise<Answered>

/**
 * Runs the simulated insurer in the page, and calls it as its service worker does. A request that browsers refuse to
 * create gets status 0.
 */
const inThePage = () => {
  const base = 'http://insurer.example/api'
  const handlers = createHandlers({ keep: memoryPersistence(createStore({ scenario: 'fast' })), baseUrl: base })
  const send: Send = async ({ method = 'POST', path, headers = {}, body }) => {
    let request: Request
    try {
      request = new Request(`${base}/${path}`, { method, headers, ...(body !== undefined && { body }) })
    } catch {
      return { status: 0, text: '' }
    }
    const response = await getResponse(handlers, request)
    return response === undefined ? { status: 0, text: '' } : { status: response.status, text: await response.text() }
  }
  return { send, close: async () => undefined }
}

/** Starts the simulated insurer as an HTTP server. `send` sends it raw requests. */
const overTheNetwork = async () => {
  const sandbox = await startSandbox({ port: 0, scenario: 'fast' })
  const { hostname, port } = new URL(sandbox.origin)
  const send: Send = ({ method = 'POST', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const failed = () => resolve({ status: 0, text: '' })
      try {
        const request = httpRequest(
          { hostname, port, path: `/w/attacked/api/${path}`, method, headers },
          (response) => {
            let text = ''
            response.on('data', (chunk: Buffer) => {
              text += chunk.toString()
            })
            response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
          },
        )
        request.on('error', failed)
        request.end(body)
      } catch {
        failed()
      }
    })
  return { send, close: sandbox.close }
}

const json = { 'Content-Type': 'application/json' }
const login = (body: string): Attack => ({ path: 'auth/login', headers: json, body })
const loginOf = (contractNumber: unknown): Attack => login(JSON.stringify({ userType: 'PERSONAL', contractNumber }))

const form = (boundary: string, ...parts: readonly string[]): Attack => ({
  path: 'documents',
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  body: parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('') + (parts.length > 0 ? `--${boundary}--\r\n` : ''),
})
const part = (name: string, content: string, filename = 'a.pdf'): string =>
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n${content}`

/** Malicious requests, signed in if the call requires a token. */
const attacks: Readonly<Record<string, Attack>> = {
  'no body': { path: 'auth/login', headers: json },
  'an empty body': login(''),
  'half an object': login('{"userType":"PERSONAL","contract'),
  'null as a body': login('null'),
  'a number as a body': login('42'),
  'a text as a body': login('"PERSONAL"'),
  'a list as a body': login('[{"userType":"PERSONAL"}]'),
  'null bytes as a body': login('\u0000\u0000'),
  'a byte order mark before the body': login('\ufeff{"userType":"PERSONAL","contractNumber":"55555555"}'),
  'HTML as a body': login('<script>alert(1)</script>'),
  'a million open brackets': login('['.repeat(1_000_000)),
  'a hundred thousand nested lists': login('['.repeat(100_000) + ']'.repeat(100_000)),
  'nested lists as a field': login(
    `{"userType":"PERSONAL","contractNumber":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ),
  'a body inside __proto__': login('{"__proto__":{"userType":"PERSONAL","contractNumber":"10000001","polluted":true}}'),
  'a polluting constructor.prototype': login('{"constructor":{"prototype":{"polluted":true}},"userType":"PERSONAL"}'),
  'a __proto__ field beside valid fields': login(
    '{"userType":"PERSONAL","contractNumber":"55555555","__proto__":{"polluted":true}}',
  ),
  'a duplicate field': login('{"userType":"LEGAL","userType":"PERSONAL","contractNumber":"55555555"}'),
  'fields of wrong types': login('{"userType":{},"contractNumber":[]}'),
  'an object with a toString': login('{"userType":"PERSONAL","contractNumber":{"toString":"x"}}'),
  'a contract number named __proto__': loginOf('__proto__'),
  'a contract number named constructor': loginOf('constructor'),
  'a contract number named toString': loginOf('toString'),
  'a contract number of five million digits': loginOf('1'.repeat(5_000_000)),
  'a MongoDB operator as the contract number': loginOf({ $ne: null }),
  'half a surrogate pair': login('{"userType":"PERSONAL","contractNumber":"\\ud800"}'),
  'a form instead of JSON': {
    path: 'auth/login',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'userType=PERSONAL&contractNumber=10000001',
  },
  'a form without a boundary': { path: 'documents', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' },
  'a truncated form': { ...form('b'), body: '--b\r\nContent-Disposition: form-data; name="file"\r\n' },
  'a form without a file': form('b', 'Content-Disposition: form-data; name="file"\r\n\r\ntext'),
  'a form with a field named __proto__': form('b', part('__proto__', '%PDF-1.7'), part('file', '%PDF-1.7')),
  'a form with a thousand files': form(
    'b',
    ...Array.from({ length: 1000 }, (_, index) => part(`f${index}`, '%PDF-1.7')),
  ),
  'a path traversal in a file name': form('b', part('file', '%PDF-1.7', '../../../etc/passwd')),
  'an encoded line break in a file name': form('b', part('file', '%PDF-1.7', 'a%0d%0aSet-Cookie: x=y')),
  'an HTML page named like a PDF': form('b', part('file', '<!doctype html><script>alert(1)</script>')),
  'an SVG with a script': form('b', part('file', '<svg onload="alert(1)"/>', 'a.svg')),
  'an empty file': form('b', part('file', '')),
  'a file that is too large': form('b', part('file', `%PDF-1.7${'a'.repeat(LARGEST_FILE)}`)),
  'a wrong method': { ...loginOf('10000001'), method: 'PUT' },
  'an unknown method': { ...loginOf('10000001'), method: 'PROPFIND' },
  'a GET of a POST call': { method: 'GET', path: 'auth/login' },
  'a POST of a GET call': { path: 'kgfb/header', headers: json, body: '{"debt":null}' },
  'a DELETE of a GET call': { method: 'DELETE', path: 'kgfb/header' },
  'a path traversal': { method: 'GET', path: '../../../../etc/passwd' },
  'an encoded path traversal': { method: 'GET', path: '..%2f..%2f..%2fetc%2fpasswd' },
  'a path with null bytes': { method: 'GET', path: 'kgfb/header%00' },
  'a path parameter that is not UTF-8': {
    method: 'GET',
    path: 'kgfb/vehicle-remove-from-traffic/%FF?vehicleRemoveStartDate=2026-11-30',
  },
  'a path parameter with a truncated escape': {
    method: 'GET',
    path: 'kgfb/vehicle-remove-from-traffic/%E0%A4%A?vehicleRemoveStartDate=2026-11-30',
  },
  'a path traversal in a path parameter': {
    method: 'GET',
    path: 'kgfb/vehicle-remove-from-traffic/..%2f..%2f?vehicleRemoveStartDate=2026-11-30',
  },
  'a path of 8000 characters': { method: 'GET', path: `kgfb/${'a'.repeat(8000)}` },
  'a path traversal in a query': { method: 'GET', path: 'documents/download?id=../../../../etc/passwd' },
  'a query for __proto__': { method: 'GET', path: 'documents/download?id=__proto__' },
  'a query named __proto__': { method: 'GET', path: 'documents/download?__proto__[polluted]=1&__proto__=1' },
  'a duplicate query field': { method: 'GET', path: 'documents/download?id=document-1&id=document-2' },
  'a query that is not UTF-8': { method: 'GET', path: 'documents/download?id=%FF%' },
  'an idempotency key named __proto__': {
    path: 'kgfb/modify-license-plate',
    headers: { ...json, 'Idempotency-Key': '__proto__' },
    body: '{"licensePlateNumber":"ABC123","registrationBook":["document-404"]}',
  },
  'an idempotency key of 8000 characters': {
    path: 'kgfb/modify-license-plate',
    headers: { ...json, 'Idempotency-Key': 'k'.repeat(8000) },
    body: '{"licensePlateNumber":"ABC123","registrationBook":["document-404"]}',
  },
}

const signIn = async (send: Send): Promise<string> => {
  const { loginSessionIdentifier } = JSON.parse((await send(loginOf('10000001'))).text)
  const code = JSON.stringify({ loginSessionIdentifier, smsOTP: '123456' })
  const { text } = await send({ path: 'auth/otp', headers: json, body: code })
  return `Bearer ${JSON.parse(text).accessToken}`
}

const encoded = (part: object): string => btoa(JSON.stringify(part)).replaceAll('=', '')

/** Authorization headers with an invalid token. */
const tokens: Readonly<Record<string, string>> = {
  'an empty token': 'Bearer ',
  'another scheme': 'Basic YWRtaW46YWRtaW4=',
  'a malformed token': 'Bearer token',
  'a token with unreadable claims': 'Bearer a.b.c',
  'a session named __proto__': `Bearer a.${encoded({ innerSessionId: '__proto__' })}.c`,
  'a session named constructor': `Bearer a.${encoded({ innerSessionId: 'constructor' })}.c`,
  'claims of wrong types': `Bearer a.${encoded({ innerSessionId: { $ne: null }, exp: 'x' })}.c`,
  'a session that was never opened': `Bearer a.${encoded({ innerSessionId: 'session-999', contractNumber: '10000001' })}.c`,
  'a very long token': `Bearer ${'x'.repeat(8000)}`,
}

afterEach(() => {
  expect('polluted' in {}, 'nothing has got into what every object has').toBe(false)
})

const insurers = { 'in the page': async () => inThePage(), 'over the network': overTheNetwork }

describe.each(Object.entries(insurers))('the simulated insurer %s', (_, open) => {
  let insurer: Awaited<ReturnType<typeof open>>
  let Authorization: string
  beforeAll(async () => {
    insurer = await open()
    Authorization = await signIn(insurer.send)
  })
  afterAll(() => insurer.close())
  const header = (authorization = Authorization) =>
    insurer.send({ method: 'GET', path: 'kgfb/header', headers: { Authorization: authorization } })

  test.each(Object.entries(attacks))('handles %s without a server error and stays usable', async (_, attack) => {
    const { status, text } = await insurer.send({ ...attack, headers: { Authorization, ...attack.headers } })
    expect(status, text.slice(0, 500)).toBeLessThan(500)
    expect(text).not.toMatch(/root:|at .*\.ts:\d/)
    expect((await header()).status).toBe(200)
  })

  test.each(Object.entries(tokens))('rejects a call for the contract header with %s', async (_, token) => {
    // Status 0: a browser refuses to send some of these headers.
    expect([0, 401]).toContain((await header(token)).status)
  })
})
