import { lazyCases } from '../../../machines/case/menu/lazyCases'
import { everyProductLine } from '../../../machines/cases'
import { RETURN_PATH } from '../../../machines/routes'
import type { Services } from '../../../machines/services'
import { LEFT_AT, TAB } from '../../../machines/storageKeys'
import { leftKey } from '../../../machines/tab/leftTabs'
import { tellDapStatus } from '../../../mocks/sockets/dapStatus'
import { PAGES_IN_APP } from '../../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../../mocks/store/persistence/persistence'
import type { Call } from '../../../src/api/client'
import { readAnswer } from '../../../src/api/readAnswer'
import { TechnicalError } from '../../../src/api/technicalError'
import { createApp } from '../../../src/app/createApp'
import { type AddressBar, connectLocation } from '../../../src/app/location'
import { openTab } from '../../../src/app/tab'
import { sleepBy } from '../../../src/browser/sleepUntil'
import { fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleConfiguration, sampleSite } from '../../../tools/exploration/kit/sampleConfiguration'
import { samplePrepared } from '../../../tools/exploration/kit/sampleFile'
import { heard } from './heard'
import { tabHistory } from './history'
import type { MatrixInsurer } from './insurer'
import { openStores } from './stores'

/** The locks that a browser's tabs share. A lock is released when its callback ends, so a hanging page keeps it. */
const browserLocks = (): Pick<LockManager, 'request'> => {
  const held = new Set<string>()
  const request = async (name: string, _: LockOptions, callback: LockGrantedCallback<unknown>) => {
    if (held.has(name)) await heard()
    if (held.has(name)) throw new DOMException('Held by another tab', 'TimeoutError')
    held.add(name)
    return Promise.resolve(callback({ name, mode: 'exclusive' })).finally(() => held.delete(name))
  }
  return { request: request as LockManager['request'] }
}

/** Close code of a connection that is lost without a message. */
const LOST = 1006

const never = <Value>() => new Promise<Value>(() => undefined)

/** Opens a browser whose tabs share the insurer, the network, the locks and the stores. */
export const openBrowser = (insurer: MatrixInsurer) => {
  let isOnline = true
  let waiting: readonly (() => void)[] = []
  return {
    insurer,
    stores: openStores(),
    locks: browserLocks(),
    isOnline: () => isOnline,
    /** Waits until the network is back. */
    online: () =>
      new Promise<void>((resolve) => {
        waiting = [...waiting, resolve]
      }),
    setOnline: (now: boolean) => {
      isOnline = now
      if (!now) return
      for (const resolve of waiting) resolve()
      waiting = []
    },
  }
}

/** The return value of `openBrowser`. */
export type Browser = ReturnType<typeof openBrowser>

/** Loads the portal in a tab. The page lasts until `unload`. */
const loadPage = async (
  { insurer, stores, locks, isOnline, online }: Browser,
  tab: object,
  kept: ReadonlyMap<string, string>,
  bar: AddressBar,
  goOut: (address: string) => void,
) => {
  const { services: scripted, files } = fakeServices()
  const { storage, close, ...keeping } = stores.openPage(kept)
  const shown = new EventTarget()
  let isGone = false
  let token: string | null = null
  /** True if, since the page load or the last failed call, the customer has pressed a button that may write. */
  let isPressed = false
  /** The keys of writes that were requested while offline. */
  const unsent = new Set<string>()
  // Never resolves after the page was unloaded, because such a page receives nothing.
  const whileShown = <Value>(value: Value): Promise<Value> | Value => (isGone ? never() : value)

  const call: Call = async (endpoint, input, { idempotencyKey: key, accessToken = token }) => {
    const carried = accessToken
    const isResumed = key !== undefined && unsent.has(key)
    const asked = { endpoint, input, token: carried, key, tab, isPressed, isResumed }
    if (!isOnline() && isPressed && key !== undefined) unsent.add(key)
    const answered = isOnline() ? await insurer.ask(asked) : await Promise.resolve({ status: 0, body: undefined })
    await whileShown(undefined)
    if (answered.status !== 200) isPressed = false
    if (answered.status === 0) throw new TechnicalError('transport', 'no answer')
    if (answered.status === 401 && carried !== null) {
      if (carried === token) {
        token = null
        app.send({ type: 'session.expired' })
      }
      throw new TechnicalError('expired', endpoint.id)
    }
    return readAnswer(endpoint, answered, Date.now())
  }
  const services: Services = {
    ...scripted,
    ...keeping.ports,
    call,
    preparePhoto: async () => samplePrepared,
    leave: (address) => {
      goOut(address)
      return never()
    },
    networkBack: (signal) => online().then(() => (signal.aborted ? never() : whileShown(undefined))),
    listenToDap: (websocketId, hear, signal) =>
      new Promise((resolve) => {
        const drop = () => resolve(LOST)
        const line = { send: hear, close: resolve, drop }
        signal.addEventListener('abort', tellDapStatus(memoryPersistence(insurer.store), websocketId, line))
      }),
    sleepUntil: (deadline, signal) => sleepBy(Date.now)(deadline, signal).then(whileShown),
    // The configuration of a simulated insurer, which also serves the pages of third parties.
    site: () => ({ ...sampleSite, configuration: { ...sampleConfiguration, mock: true } }),
    loadConfiguration: async () => sampleConfiguration,
    loadTexts: async () => undefined,
    loadModule: async (name) => {
      for (const cases of everyProductLine)
        if (cases.productLine === name) lazyCases.provide({ [cases.productLine]: cases })
    },
    useToken: (used) => {
      token = used
    },
  }
  const settleTab = () =>
    openTab(app, {
      locks,
      page: shown,
      isReturning: () => bar.location.pathname === RETURN_PATH,
      reload: () => undefined,
    })
  const address = bar.location.pathname + bar.location.search
  const app = createApp(address, services)
  const { navigate } = connectLocation(app, bar)
  // Follows main.tsx. In a new tab without saved state, the portal starts before `openTab` runs.
  const isKnown = services.storage.read(TAB) !== undefined
  if (isKnown) await settleTab()
  app.start()
  if (!isKnown) await settleTab()
  return {
    app,
    navigate,
    ports: services,
    files,
    /** The tab's storage. */
    storage,
    /** Presses a button that may write. */
    press: (act: () => void) => {
      isPressed = true
      act()
    },
    /** Unloads the page; returns the tab's storage. */
    unload: (): ReadonlyMap<string, string> => {
      shown.dispatchEvent(new Event('pagehide'))
      isGone = true
      return close()
    },
  }
}

/** A page of the portal. */
export type Page = Awaited<ReturnType<typeof loadPage>>

/** Opens a tab. `kept` is what its sessionStorage contains. */
export const openTabIn = (browser: Browser, kept: ReadonlyMap<string, string> = new Map()) => {
  const history = tabHistory(() => {
    void reload()
  })
  const id = {}
  let storage = kept
  let page: Page | null = null

  const unload = (): void => {
    if (page !== null) storage = page.unload()
    page = null
  }
  const goOut = (address: string): void => {
    // Unloads the page a moment later, because its script still runs after a redirect.
    setImmediate(() => {
      unload()
      history.open(address)
    })
  }
  const show = async (bar: AddressBar): Promise<void> => {
    page = await loadPage(browser, id, storage, bar, goOut)
  }
  const isOutside = (): boolean =>
    new URL(history.address(), 'https://portal.example').pathname.startsWith(PAGES_IN_APP)
  const reload = async (): Promise<void> => {
    unload()
    const bar = history.reload()
    if (!isOutside()) await show(bar)
  }
  return {
    browser,
    /** Identifies the calls of this tab. */
    id,
    /** The portal's page; `null` on an external page. */
    page: () => page,
    address: history.address,
    /** The storage that a duplicate of the tab starts with. */
    storage: () => page?.storage ?? storage,
    open: async (address: string): Promise<void> => {
      unload()
      await show(history.open(address))
    },
    /** Sets the tab's address to an external page, where a duplicated tab starts. */
    openOutside: (address: string): void => {
      history.open(address)
    },
    reload,
    /** Closes the tab. `reload` opens it again with its storage, as browsers do. */
    close: unload,
    /** Discards the hidden page, as browsers do. It gets no event, so it cannot store the time when it was left. */
    discard: (): void => {
      unload()
      storage = new Map([...storage].filter(([key]) => key !== LEFT_AT))
      browser.stores.forget(leftKey(JSON.parse(storage.get(TAB) ?? '""')))
    },
    /** The browser's back (-1) or forward (1). */
    travel: async (by: -1 | 1): Promise<void> => {
      if (history.travel(by)) await reload()
    },
  }
}

/** The return value of `openTabIn`. */
export type Tab = ReturnType<typeof openTabIn>
