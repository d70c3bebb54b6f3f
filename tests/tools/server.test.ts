import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '../../tools/build/compress'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { type RunningServer, serve } from '../../tools/serve/server'

const folder = mkdtempSync(join(tmpdir(), 'served-'))
const root = join(folder, 'dist')
let served: RunningServer

beforeAll(async () => {
  const files = {
    'secret.txt': 'secret',
    'dist/index.html': '<p>shell</p>',
    'dist/kezdolap.html': '<style>a{}</style><p>home</p>',
    'dist/kgfb/belepes.html': '<p>sign-in</p>',
    'dist/config.json': JSON.stringify(sampleConfiguration),
    'dist/assets/index-1a2b3c4d.js': 'export{}',
    'dist/assets/i18n/hu/common.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  await compress(root)
  served = await serve({ root, config: { mock: true }, port: 0 })
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(served.origin + path, init)

// Requests a path exactly as it is written. `fetch()` would normalize the path first, e.g. remove `..`.
function rawGet(path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(served.origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('the server', () => {
  test.each([
    ['/', 'home'],
    ['/kezdolap', 'home'],
    ['/kgfb/belepes?szerzodeslista=1', 'sign-in'],
    ['/kgfb/ugyek/license-plate', 'shell'],
    ['/nincs-ilyen', 'shell'],
  ])('returns for %s the %s page', async (path, expected) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain(expected)
  })

  test.each(['/assets/gone-12345678.js', '/nincs.ico', '/assets/i18n/hu/nincs.json', '/api/auth/login'])(
    'returns 404 for a missing file: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('marks only files with a hash in their name as immutable', async () => {
    expect((await get('/assets/index-1a2b3c4d.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/assets/i18n/hu/common.json')).headers.get('cache-control')).toBe('no-cache')
  })

  test('compresses a response only if the client accepts compression', async () => {
    const zipped = await get('/kezdolap', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toContain('home')
    const uncompressed = await get('/kezdolap', { headers: { 'accept-encoding': 'identity' } })
    expect(uncompressed.headers.get('content-encoding')).toBeNull()
  })

  test('sends the smallest precompressed file that the client accepts', async () => {
    const small = await get('/assets/index-1a2b3c4d.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(await small.text()).toBe('export{}')
    const older = await get('/assets/index-1a2b3c4d.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(older.headers.get('content-encoding')).toBe('gzip')
    expect((await get('/assets/index-1a2b3c4d.js.br')).status).toBe(404)
  })

  test('compresses a file without a hash in its name when it is requested', async () => {
    const texts = await get('/assets/i18n/hu/common.json', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([texts.headers.get('content-encoding'), await texts.json()]).toEqual(['gzip', {}])
  })

  test('returns 304 without a body for an unchanged page', async () => {
    const etag = (await get('/kezdolap')).headers.get('etag') ?? ''
    const revalidated = await get('/kezdolap', { headers: { 'if-none-match': etag } })
    expect([revalidated.status, await revalidated.text()]).toEqual([304, ''])
    expect((await get('/kgfb/belepes', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('applies the settings that it was started with to config.json and to the content security policy', async () => {
    expect(await (await get('/config.json')).json()).toMatchObject({ apiBaseUrl: '/api/', mock: true, tracking: false })
    expect((await get('/kezdolap')).headers.get('content-security-policy')).toContain("worker-src 'self'")
  })

  test('sends a page with headers against framing, cross-origin reads and referrers', async () => {
    const { headers } = await get('/kgfb/ugyek/license-plate')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    })
  })

  test('sends each file with its content type and a same-origin policy', async () => {
    const { headers } = await get('/assets/index-1a2b3c4d.js')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('allows the inline styles of each page in that page’s policy', async () => {
    expect((await get('/kezdolap')).headers.get('content-security-policy')).toContain('sha256-')
    expect((await get('/kgfb/belepes')).headers.get('content-security-policy')).not.toContain('sha256-')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '//secret.txt',
  ])('serves no file outside its folder: %s', async (path) => {
    expect((await rawGet(path)).text).not.toContain('secret')
  })

  test('returns the app shell for a malformed address', async () => {
    expect(await rawGet('/%zz')).toEqual({ status: 200, text: '<p>shell</p>' })
  })

  test('answers HEAD without a body, and rejects POST', async () => {
    const head = await get('/kezdolap', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get('/kezdolap', { method: 'POST' })).status).toBe(405)
  })
})

test('the server rejects an invalid configuration with the name of the invalid key', async () => {
  await expect(serve({ root, config: { mock: 'yes' }, port: 0 })).rejects.toThrow('config.json: mock: ')
})

test('the server still returns pages if the insurer’s API is at the root of the same origin', async () => {
  const atRoot = await serve({ root, config: { apiBaseUrl: '/' }, port: 0 })
  expect((await fetch(`${atRoot.origin}/kezdolap`)).status).toBe(200)
  await atRoot.close()
})

test('the start page offers a trial of the portal only if the simulated insurer is on', async () => {
  const trial = Buffer.from('<style>b{}</style><p>trial</p>')
  const portal = await serve({ root, config: { mock: true }, trial, port: 0 })
  const home = async (): Promise<string> => (await fetch(`${portal.origin}/kezdolap`)).text()
  expect(await home()).toContain('trial')
  portal.configure({ mock: false })
  expect(await home()).toBe('<style>a{}</style><p>home</p>')
  await portal.close()
})
