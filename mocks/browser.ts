import { setupWorker } from 'msw/browser'
import { tabStore } from '../src/browser/tabStorage'
import { createHandlers } from './handlers'
import { answerPages } from './pages/channel'
import { showPanel } from './panel/show'
import { createSocketHandlers } from './sockets/page'
import { chooseScenario, tabPersistence } from './store/persistence/persistence'

/** The only script that may run as the page's service worker. */
const WORKER_PATH = '/mockServiceWorker.js'

/**
 * Starts the simulated insurer in this page. Undeclared calls go to the real server. `?scenario=name` in the address
 * sets the tab's scenario.
 */
export const startMock = async ({ apiBaseUrl }: { readonly apiBaseUrl: string }): Promise<void> => {
  const scenario = new URLSearchParams(location.search).get('scenario')
  if (scenario !== null) chooseScenario(tabStore, scenario)
  const keep = tabPersistence(tabStore)
  // Throws now, not at the first call, if the scenario does not exist.
  keep(() => undefined)
  answerPages(keep, location.origin)
  await registerWorker()
  const socketHandlers = createSocketHandlers({ keep, baseUrl: apiBaseUrl, page: location.href })
  const callHandlers = createHandlers({ keep, baseUrl: new URL(apiBaseUrl, location.href).href })
  await setupWorker(...callHandlers, ...socketHandlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: WORKER_PATH },
  })
  await showPanel(keep)
}

/**
 * Makes sure that the worker is registered and controls this page before msw looks for it. msw would register the
 * worker with its address as a plain string, which Trusted Types reject. WebKit may not return a worker that was
 * registered a moment ago. msw then registers it again, through the trusted address.
 */
const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registerAt = serviceWorker.register.bind(serviceWorker)
  const register = () => registerAt(trustedWorkerAddress())
  serviceWorker.register = (_, options) => registerAt(trustedWorkerAddress(), options)
  const controllerChange = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  let registration = await register()
  // In WebKit, `register` may return the worker that the previous page has just removed. msw would not find that
  // worker.
  if ((await serviceWorker.getRegistration()) === undefined) registration = await register()
  if (serviceWorker.controller !== null) return
  if (registration.active?.state === 'activated') {
    // The worker unregisters itself when its last page closes. After a fast reload it may be registered again without
    // controlling a page, and only a new registration takes control. After a hard reload, other tabs may keep the
    // worker alive; msw then reloads the page once more.
    await registration.unregister()
    const newRegistration = await register()
    if (newRegistration.active?.state === 'activated') return
  }
  if (serviceWorker.controller === null) await controllerChange
}

// The Trusted Types policy, which trusts only the worker's address. A page may create a policy of this name only once.
let policy: TrustedTypePolicy | undefined

const trustedWorkerAddress = (): string => {
  policy ??= window.trustedTypes?.createPolicy('msw', {
    createScriptURL: (address) => {
      if (address !== WORKER_PATH) throw new TypeError(`Not the simulated insurer's worker: ${address}`)
      return address
    },
  })
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH
}
