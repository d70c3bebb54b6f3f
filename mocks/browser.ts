import { setupWorker } from 'msw/browser'
import { tabStore } from '../src/browser/tabStorage'
import { createHandlers } from './handlers'
import { answerPages } from './pages/channel'
import { showPanel } from './panel/show'
import { createSocketHandlers } from './sockets/page'
import { chooseScenario, tabPersistence } from './store/persistence/persistence'

/** The one script that may run as the page's service worker. */
const WORKER = '/mockServiceWorker.js'

/**
 * Starts the simulated insurer in this page; calls that it does not know go to the real server. `?scenario=name` in
 * the address chooses a scenario for the tab.
 */
export const startMock = async ({ apiBaseUrl }: { readonly apiBaseUrl: string }): Promise<void> => {
  const scenario = new URLSearchParams(location.search).get('scenario')
  if (scenario !== null) chooseScenario(tabStore, scenario)
  const keep = tabPersistence(tabStore)
  // A scenario that does not exist is to be heard of now, not at the first call.
  keep(() => undefined)
  answerPages(keep, location.origin)
  await registerWorker()
  const sockets = createSocketHandlers({ keep, baseUrl: apiBaseUrl, page: location.href })
  const calls = createHandlers({ keep, baseUrl: new URL(apiBaseUrl, location.href).href })
  await setupWorker(...calls, ...sockets).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: WORKER },
  })
  await showPanel(keep)
}

/**
 * Sees to it that the worker is registered and controls this page before msw looks for it: where Trusted Types are
 * enforced, a bare text as its address, which is what msw has, is refused. WebKit may not name a worker that was registered a
 * moment ago; then msw registers it once more, by the address that is trusted.
 */
const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registerAt = serviceWorker.register.bind(serviceWorker)
  const register = () => registerAt(trustedWorker())
  serviceWorker.register = (_, options) => registerAt(trustedWorker(), options)
  const isInControl = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  let found = await register()
  // In WebKit this may be the one that the page before has just taken away as it closed, and msw would find none.
  if ((await serviceWorker.getRegistration()) === undefined) found = await register()
  if (serviceWorker.controller !== null) return
  if (found.active?.state === 'activated') {
    // The worker takes leave when its last page closes. A reload may catch it half gone: back again, but without any
    // page, and it takes control only when it is new. Where other tabs hold it (a hard reload), msw loads once more.
    await found.unregister()
    const renewed = await register()
    if (renewed.active?.state === 'activated') return
  }
  if (serviceWorker.controller === null) await isInControl
}

// A policy of this name may be made once in the life of a page, and trusts nothing but the worker.
let policy: TrustedTypePolicy | undefined

const trustedWorker = (): string => {
  policy ??= window.trustedTypes?.createPolicy('msw', {
    createScriptURL: (address) => {
      if (address !== WORKER) throw new TypeError(`Not the simulated insurer's worker: ${address}`)
      return address
    },
  })
  return policy?.createScriptURL(WORKER) ?? WORKER
}
