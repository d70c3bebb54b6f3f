import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importScript } from '../../../src/app/importOrReload'

const reload = vi.fn()
const missing = { message: 'it did not come' }
const load = vi.fn(() => Promise.reject(new TypeError(missing.message)))

/** Loads `importOrReload` as a new page does, without the state of earlier failures. */
const inNewPage = async () => {
  vi.resetModules()
  return (await import('../../../src/app/importOrReload')).importOrReload
}

/** Creates a fake sessionStorage, whose items stay when the test loads a new page. */
const keptOverReload = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}

/** Answers each later request to the portal with this HTTP status. `undefined` means that the portal is unreachable. */
const answers = (status?: number) =>
  vi.stubGlobal('fetch', () => (status === undefined ? Promise.reject(new TypeError()) : Promise.resolve({ status })))

/** Loads a script, and waits 20 s, which is longer than a reload may take. Returns the result or the error. */
const press = async (script: Awaited<ReturnType<typeof inNewPage>>, name = 'home') => {
  const ended = script(name, load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  return ended
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://portal.example/kgfb/ugyek', reload })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('sessionStorage', keptOverReload())
  answers(200)
  reload.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the page reloads if a script fails to load', async () => {
  const script = await inNewPage()
  expect(await press(script)).toMatchObject(missing)
  expect(reload).toHaveBeenCalledOnce()
})

test('the page does not reload after a failed script if the browser has no session storage', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const script = await inNewPage()
  await press(script)
  await press(script)
  expect(reload).not.toHaveBeenCalled()
})

test('the page does not reload after a failed script if the portal cannot be reached', async () => {
  answers()
  const script = await inNewPage()
  expect(await press(script)).toMatchObject(missing)
  expect(await press(script)).toMatchObject(missing)
  expect(reload).not.toHaveBeenCalled()
})

test('scripts that fail repeatedly reload the page at most once a minute', async () => {
  await press(await inNewPage())
  await press(await inNewPage(), 'payment')
  await press(await inNewPage())
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  await press(await inNewPage())
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a second press on a button whose script fails reloads the page even within the same minute', async () => {
  await press(await inNewPage())
  const script = await inNewPage()
  await press(script)
  expect(reload).toHaveBeenCalledOnce()
  await press(script)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['is not reached', undefined, 'transport'],
  ['is behind a network’s sign-in', 511, 'transport'],
  ['fails', 503, 'serverFailed'],
  ['answers', 200, 'brokenAnswer'],
  ['is not found', 404, 'brokenAnswer'],
])(
  'a script that fails to load while the portal %s (status %s) is reported as the error %s',
  async (_, status, kind) => {
    answers(status)
    expect(await press(await inNewPage())).toMatchObject({ ...missing, type: kind })
    reload.mockClear()
    await expect(importScript(load)).rejects.toMatchObject({ ...missing, type: kind })
    expect(reload).not.toHaveBeenCalled()
  },
)

test('a script that stalls fails after half a minute, and reloads the page if the portal answers', async () => {
  const stalls = () => new Promise<never>(() => undefined)
  const press = async (status?: number) => {
    answers(status)
    const script = await inNewPage()
    const ended = script('home', stalls).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20_000)
    return ended
  }
  expect(await press()).toMatchObject({ type: 'transport' })
  expect(reload).not.toHaveBeenCalled()
  expect(await press(200)).toMatchObject({ type: 'brokenAnswer' })
  expect(reload).toHaveBeenCalledOnce()
})
