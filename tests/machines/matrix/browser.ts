import { lazyCases } from '../../../machines/case/menu/lazyCases'
import { everyProductLine } from '../../../machines/cases'
import { RETURN_PATH } from '../../../machines/routes'
import type { Services } from '../../../machines/services'
import { LEFT_AT, TAB } from '../../../machines/storageKeys'
import { leftAtKey } from '../../../machines/tab/leftTabs'
import { sendDapStatus } from '../../../mocks/sockets/dapStatus'
import { PAGES_IN_APP } from '../../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../../mocks/store/persistence/persistence'
import type { Call } from '../../../src/api/client'
import { readAnswer } from '../../../src/api/readAnswer'
import { TechnicalError } from '../../../src/api/technicalError'
import { createApp } from '../../../src/app/createApp'
import { type AddressBar, connectLocation } from '../../../src/app/location'
import { openTab } from '../../../src/app/tab'
import { sleepByClock } from '../../../src/browser/sleepUntil'
import { fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleConfiguration, sampleSite } from '../../../tools/exploration/kit/sampleConfiguration'
import { samplePreparedPhoto } from '../../../tools/exploration/kit/sampleFile'
import { tabHistory } from './history'
import type { MatrixInsurer } from './insurer'
import { nextTurn } from './nextTurn'
import { openStores } from './stores'

/**
 * Creates the locks that a browser's tabs share. A lock is released when its callback ends, so a page whose callback
 * never ends keeps its lock.
 */
const browserLocks = (): Pick<LockManager, 'request'> => {
  const heldLocks = new Set<string>()
  const request = async (name: string, _: LockOptions, callback: LockGrantedCallback<unknown>) => {
    if (heldLocks.has(name)) return callback(null)
    heldLocks.add(name)
    return Promise.resolve(callback({ name, mode: 'exclusive' })).finally(() => heldLocks.delete(name))
  }
  return { request: request as LockManager['request'] }
}

/** Close code of a connection that is lost without a message. */
const LOST = 1006

const never = <Value>() => new Promise<Value>(() => undefined)

/** Opens a browser whose tabs share the insurer, the network, the locks and the stores. */
export const openBrowser = (insurer: MatrixInsurer) => {
  let isOnline = true
  let waiters: readonly (() => void)[] = []
  return {
    insurer,
    stores: openStores(),
    locks: browserLocks(),
    isOnline: () => isOnline,
    /** Waits until the network is back. */
    online: () =>
      new Promise<void>((resolve) => {
        waiters = [...waiters, resolve]
      }),
    setOnline: (now: boolean) => {
      isOnline = now
      if (!now) return
      for (const resolve of waiters) resolve()
      waiters = []
    },
  }
}

/** The return value of `openBrowser`. */
export type Browser = ReturnType<typeof openBrowser>

/** Loads the portal in a tab. The page lasts until `unload`. */
const loadPage = async (
  { insurer, stores, locks, isOnline, online }: Browser,
  tab: object,
  sessionItems: ReadonlyMap<string, string>,
  bar: AddressBar,
  goOut: (address: string) => void,
) => {
  const { services: scripted, files } = fakeServices()
  const { storage, close, ...keeping } = stores.openPage(sessionItems)
  const pageEvents = new EventTarget()
  let isGone = false
  let token: string | null = null
  /**
   * True after the customer has pressed a button that can cause a write. A page load and a failed call reset it to
   * false.
   */
  let isPressed = false
  /** Idempotency keys of writes that were requested while the page was offline. */
  const unsent = new Set<string>()
  // Never resolves after the page was unloaded, because such a page receives nothing.
  const whileShown = <Value>(value: Value): Promise<Value> | Value => (isGone ? never() : value)

  const call: Call = async (endpoint, input, { idempotencyKey: key, accessToken = token }) => {
    const carried = accessToken
    const isResumed = key !== undefined && unsent.has(key)
    const sentCall = { endpoint, input, token: carried, key, tab, isPressed, isResumed }
    if (!isOnline() && isPressed && key !== undefined) unsent.add(key)
    const response = isOnline() ? await insurer.ask(sentCall) : await Promise.resolve({ status: 0, body: undefined })
    await whileShown(undefined)
    if (response.status !== 200) isPressed = false
    if (response.status === 0) throw new TechnicalError('transport', 'no answer')
    if (response.status === 401 && carried !== null) {
      if (carried === token) {
        token = null
        app.send({ type: 'token.refused' })
      }
      throw new TechnicalError('expired', endpoint.id)
    }
    return readAnswer(endpoint, response, Date.now())
  }
  const services: Services = {
    ...scripted,
    ...keeping.ports,
    call,
    preparePhoto: async () => samplePreparedPhoto,
    leave: (address) => {
      goOut(address)
      return never()
    },
    networkBack: (signal) => online().then(() => (signal.aborted ? never() : whileShown(undefined))),
    listenToDap: (websocketId, onMessage, signal) =>
      new Promise((resolve) => {
        const drop = () => resolve(LOST)
        const line = { send: onMessage, close: resolve, drop }
        signal.addEventListener('abort', sendDapStatus(memoryPersistence(insurer.store), websocketId, line))
      }),
    sleepUntil: (deadline, signal) => sleepByClock(Date.now)(deadline, signal).then(whileShown),
    // Marks the insurer as simulated, because this simulated insurer also serves the pages of third parties.
    site: () => ({ ...sampleSite, configuration: { ...sampleConfiguration, mock: true } }),
    loadConfiguration: async () => sampleConfiguration,
    loadTexts: async () => undefined,
    loadModule: async (name) => {
      for (const cases of everyProductLine)
        if (cases.productLine === name) lazyCases.provide({ [cases.productLine]: cases })
    },
    useToken: (newToken) => {
      token = newToken
    },
  }
  const settleTab = () =>
    openTab(app, {
      locks,
      page: pageEvents,
      recording: undefined,
      wasClockSetBack: () => false,
      isReturning: () => bar.location.pathname === RETURN_PATH,
      reload: () => undefined,
      wait: nextTurn,
    })
  const address = bar.location.pathname + bar.location.search
  const app = createApp(address, services)
  const { navigate } = connectLocation(app, bar)
  // Starts in the same order as main.tsx. In a new tab without saved state, the portal starts before `settleTab` runs.
  const isKnown = services.storage.read(TAB) !== undefined
  if (isKnown) await settleTab()
  app.start()
  if (!isKnown) await settleTab()
  return {
    app,
    navigate,
    ports: services,
    files,
    /** The content of the tab's sessionStorage, by key. */
    storage,
    /** Presses a button that can cause a write at the insurer. */
    press: (act: () => void) => {
      isPressed = true
      act()
    },
    /** Unloads the page. Returns the content of the tab's sessionStorage. */
    unload: (): ReadonlyMap<string, string> => {
      pageEvents.dispatchEvent(new Event('pagehide'))
      isGone = true
      return close()
    },
  }
}

/** A page of the portal. */
export type Page = Awaited<ReturnType<typeof loadPage>>

/** Opens a tab. `sessionItems` is the content of its sessionStorage. */
export const openTabIn = (browser: Browser, sessionItems: ReadonlyMap<string, string> = new Map()) => {
  const history = tabHistory(() => {
    void reload()
  })
  const id = {}
  let storage = sessionItems
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
    /** The tab's identity. It is the `tab` of each call that this tab sends. */
    id,
    /** Returns the portal's page, or `null` on an external page. */
    page: () => page,
    address: history.address,
    /** Returns the storage that a duplicate of the tab starts with. */
    storage: () => page?.storage ?? storage,
    open: async (address: string): Promise<void> => {
      unload()
      await show(history.open(address))
    },
    /**
     * Sets the tab's address to an external page, and loads nothing. A tab duplicated on an external page starts like
     * this.
     */
    openOutside: (address: string): void => {
      history.open(address)
    },
    reload,
    /** Closes the tab. `reload` opens it again with its storage, as browsers do. */
    close: unload,
    /**
     * Discards the hidden page, as browsers do. The page gets no event, so it cannot store the time when the customer
     * left it.
     */
    discard: (): void => {
      unload()
      storage = new Map([...storage].filter(([key]) => key !== LEFT_AT))
      browser.stores.forget(leftAtKey(JSON.parse(storage.get(TAB) ?? '""')))
    },
    /** Presses the browser's back button (-1) or forward button (1). */
    travel: async (delta: -1 | 1): Promise<void> => {
      if (history.travel(delta)) await reload()
    },
  }
}

/** The return value of `openTabIn`. */
export type Tab = ReturnType<typeof openTabIn>
