import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '../../tools/build/compress'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { type Served, serve } from '../../tools/serve/server'

const folder = mkdtempSync(join(tmpdir(), 'served-'))
const root = join(folder, 'dist')
let served: Served

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

// `fetch()` would normalize the address before sending it.
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
  ])('answers %s with the %s page', async (path, expected) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain(expected)
  })

  test.each(['/assets/gone-12345678.js', '/nincs.ico', '/assets/i18n/hu/nincs.json', '/api/auth/login'])(
    'answers 404 for what it does not have: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('lets only files with a hash in their name be kept for ever', async () => {
    expect((await get('/assets/index-1a2b3c4d.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/assets/i18n/hu/common.json')).headers.get('cache-control')).toBe('no-cache')
  })

  test('compresses for whoever asks, and only then', async () => {
    const zipped = await get('/kezdolap', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toContain('home')
    const plain = await get('/kezdolap', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  test('delivers what the build has compressed in the smallest way that is understood', async () => {
    const small = await get('/assets/index-1a2b3c4d.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(await small.text()).toBe('export{}')
    const older = await get('/assets/index-1a2b3c4d.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(older.headers.get('content-encoding')).toBe('gzip')
    expect((await get('/assets/index-1a2b3c4d.js.br')).status).toBe(404)
  })

  test('never has an old one of what may be changed after the build', async () => {
    const texts = await get('/assets/i18n/hu/common.json', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([texts.headers.get('content-encoding'), await texts.json()]).toEqual(['gzip', {}])
  })

  test('sends nothing again that has not changed', async () => {
    const etag = (await get('/kezdolap')).headers.get('etag') ?? ''
    const again = await get('/kezdolap', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/kgfb/belepes', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('lays the overrides over the configuration and goes by them in its policy', async () => {
    expect(await (await get('/config.json')).json()).toMatchObject({ apiBaseUrl: '/api/', mock: true, tracking: false })
    expect((await get('/kezdolap')).headers.get('content-security-policy')).toContain("worker-src 'self'")
  })

  test('says of a page that no other may hold or read it, nor learn where in it somebody was', async () => {
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

  test('says of every file what it is, and who may read it', async () => {
    const { headers } = await get('/assets/index-1a2b3c4d.js')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('names the inline styles of each page in its own policy', async () => {
    expect((await get('/kezdolap')).headers.get('content-security-policy')).toContain('sha256-')
    expect((await get('/kgfb/belepes')).headers.get('content-security-policy')).not.toContain('sha256-')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '//secret.txt',
  ])('never leaves its folder: %s', async (path) => {
    expect((await rawGet(path)).text).not.toContain('secret')
  })

  test('answers a broken address with the portal, which has a screen for it', async () => {
    expect(await rawGet('/%zz')).toEqual({ status: 200, text: '<p>shell</p>' })
  })

  test('only reads: HEAD has no body, and other methods are refused', async () => {
    const head = await get('/kezdolap', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get('/kezdolap', { method: 'POST' })).status).toBe(405)
  })
})

test('a configuration that the portal would not start with is refused by name', async () => {
  await expect(serve({ root, config: { mock: 'yes' }, port: 0 })).rejects.toThrow('config.json: mock: ')
})

test('an insurer at the root of the same origin hides no page', async () => {
  const atRoot = await serve({ root, config: { apiBaseUrl: '/' }, port: 0 })
  expect((await fetch(`${atRoot.origin}/kezdolap`)).status).toBe(200)
  await atRoot.close()
})

test('home with the simulated insurer is another page, for a portal that has it', async () => {
  const trial = Buffer.from('<style>b{}</style><p>trial</p>')
  const portal = await serve({ root, config: { mock: true }, trial, port: 0 })
  const home = async (): Promise<string> => (await fetch(`${portal.origin}/kezdolap`)).text()
  expect(await home()).toContain('trial')
  portal.configure({ mock: false })
  expect(await home()).toBe('<style>a{}</style><p>home</p>')
  await portal.close()
})
