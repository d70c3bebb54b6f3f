import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { LEFT_AT } from '../../../machines/storageKeys'

const reload = vi.fn()
const openTab = vi.fn(async () => undefined)
const app = createActor(createMachine({}))

/** Returns the services and the tab's functions of a new page, whose script `tab` loads with `importTab`. */
const openPage = async (importTab: () => Promise<{ readonly openTab: typeof openTab }>) => {
  vi.resetModules()
  const { createTabOpener } = await import('../../../src/app/tabOpener')
  const { browserServices } = await import('../../../src/app/services')
  const { loadScript } = await import('../../../src/modules/load')
  const { addTexts } = await import('../../../src/texts/texts')
  const { modules } = await import('../../../src/modules/registry')
  const tab = createTabOpener(() => app, importTab)
  const load = vi.fn(async () => ({ lazyModule: {} }))
  vi.spyOn(modules.signedIn, 'load').mockImplementation(load)
  for (const name of modules.signedIn.texts) addTexts(name, {})
  // The sign-in page has run the module in advance.
  await loadScript('signedIn')
  const { loadModule } = browserServices(async () => undefined, undefined, tab.settleTabFor)
  return { ...tab, loadModule }
}

const fails = () => Promise.reject(new TypeError('it did not come'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://portal.example/kgfb/belepes', reload })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('fetch', async () => ({ status: 200 }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('a session waits for the tab’s machine, which starts only once', async () => {
  const { openInBackground, settleTab, loadModule } = await openPage(async () => ({ openTab }))
  const opening = openInBackground()
  const loading = loadModule('signedIn')
  expect(loading).toBeInstanceOf(Promise)
  await Promise.all([opening, settleTab('start'), loading])
  expect(openTab).toHaveBeenCalledExactlyOnceWith(app)
  expect(loadModule('signedIn')).toBeUndefined()
})

test('after the tab’s script has failed, the page reloads before it opens a session, and not earlier', async () => {
  const importTab = vi.fn(fails)
  const { openInBackground, loadModule } = await openPage(importTab)
  await expect(openInBackground()).rejects.toThrow('it did not come')
  expect(reload).not.toHaveBeenCalled()

  const loading = expect(loadModule('signedIn')).rejects.toMatchObject({ type: 'brokenAnswer' })
  await vi.advanceTimersByTimeAsync(20_000)
  await loading
  expect(reload).toHaveBeenCalledOnce()
  expect(importTab).toHaveBeenCalledOnce()
  expect(openTab).not.toHaveBeenCalled()
})

test('a module that needs no token does not wait for the tab’s machine', async () => {
  const { settleTabFor } = await openPage(fails)
  expect(settleTabFor('signIn')).toBeUndefined()
})

describe('a page that is left', () => {
  /** The previous page was left `leftAgo` ms ago, and this page `stay` ms after it started. Returns the stored time. */
  const leave = async (leftAgo: number, stay: number, importTab: Parameters<typeof openPage>[0]) => {
    const { openInBackground, recordLeaving } = await openPage(importTab)
    const { tabStorage } = await import('../../../src/browser/tabStorage')
    const page = new EventTarget()
    const start = Date.now()
    tabStorage.write(LEFT_AT, start - leftAgo)
    recordLeaving({ storage: tabStorage, now: Date.now }, page)
    await openInBackground().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(stay)
    page.dispatchEvent(new Event('pagehide'))
    return Number(tabStorage.read(LEFT_AT)) - start
  }

  test('is recorded as left now if the tab’s script failed, so that the next page does not count it as closed', async () => {
    expect(await leave(500, 90_000, fails)).toBe(90_000)
  })

  test('stays closed if the tab’s script failed, but the tab had been left for too long', async () => {
    expect(await leave(61_000, 5000, fails)).toBe(-61_000)
  })

  test('is recorded by the tab’s machine alone once the machine has started', async () => {
    expect(await leave(500, 5000, async () => ({ openTab }))).toBe(-500)
  })
})
