import './styles/first.css'
import { SAVED_DAP, SAVED_IDENTIFICATION, SESSION, TAB } from '../machines/storageKeys'
import { App } from './App'
import { createApp } from './app/createApp'
import { importOrReload } from './app/importOrReload'
import { broadcastStates } from './app/live/broadcastStates'
import { INSPECTOR_SOCKET } from './app/live/message'
import { connectLocation } from './app/location'
import { followMovedElements } from './app/movedElements'
import { preloadFirstScreen } from './app/preloadFirstScreen'
import { preserveInput } from './app/preserveInput'
import { renderDigest } from './app/renderDigest'
import { reportRenderError, reportUncaughtErrors } from './app/report'
import { browserServices } from './app/services'
import { createTabOpener } from './app/tabOpener'
import { isCaseUnderWay, titleOf } from './app/title'
import { whenIdle } from './app/whenIdle'
import { ignoreHeldEnter } from './browser/heldEnter'
import { refuseStrayDrops } from './browser/strayDrops'
import { askBeforeLoss, tabStorage } from './browser/tabStorage'
import { onTexts } from './texts/texts'
import { allowFocus } from './ui/layout/arrival'
import './ui/layout/firstScreens'

reportUncaughtErrors()
followMovedElements()
refuseStrayDrops()
ignoreHeldEnter()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const { settleTab, openInBackground, settleTabFor, recordLeaving } = createTabOpener(
  () => app,
  () => import('./app/tab'),
)
const services = browserServices(
  async () => {
    app.send({ type: 'token.refused' })
    const { session } = app.getSnapshot().children
    if (session !== undefined) await whenIdle(session)
  },
  () => app,
  settleTabFor,
)
recordLeaving(services, window)
const app = createApp(window.location.pathname + window.location.search, services)
// `__LIVE__` is true in builds with `PORTAL_LIVE=1` and on the development server.
if (__LIVE__) broadcastStates(app)
// `__INSPECT__` is true only on the development server with `npm start -- --inspect`.
if (__INSPECT__) {
  const url = `ws://${window.location.host}${INSPECTOR_SOCKET}`
  void import('./app/live/tellStately').then(({ tellStately }) => tellStately(app, url))
}
askBeforeLoss(() => app.getSnapshot().context.dirty)
const { navigate } = connectLocation(app)

/** Resolves when the data of the first screen has loaded. Until then the page shows the prerendered HTML. */
const firstScreenLoaded = whenIdle(app)

// A used tab may be a copy of another one, or may have been closed and restored. The tab's machine checks this before
// any data stored in the tab is read. A new tab has no stored data and must not wait. The portal starts even if the
// check fails, but then opens no session.
const isNewTab = [TAB, SESSION, SAVED_DAP, SAVED_IDENTIFICATION].every((key) => tabStorage.read(key) === undefined)
const tabSettled = isNewTab ? Promise.resolve() : settleTab('start')
const firstScreenPreload = preloadFirstScreen(
  app.getSnapshot().context.route,
  tabStorage.read(SESSION) !== undefined,
  tabSettled,
)
const startApp = async (): Promise<unknown> => {
  await firstScreenPreload
  return app.start()
}
tabSettled.then(startApp, startApp)

const updatePage = (): void => {
  const { configuration, route } = app.getSnapshot().context
  if (configuration === null) return
  document.title = titleOf(route, configuration.brand.name, isCaseUnderWay(app))
  if (configuration.brand.accent !== null) {
    document.documentElement.style.setProperty('--accent', configuration.brand.accent)
  }
}
app.subscribe(updatePage)
// The title of a case is in its product line's language file, which may load after the route is known.
onTexts(updatePage)

/**
 * React's chunk is the slowest part of the first load. Without React no message can be shown, so if it fails to load,
 * the page reloads when the connection is back.
 */
const drawModule = importOrReload('draw', () => import('./app/draw')).catch(async () => {
  await services.networkBack(new AbortController().signal)
  window.location.reload()
  return new Promise<never>(() => undefined)
})

// Not awaited at the top level. Lazy chunks import from this module, so awaiting such a chunk here would never end.
const hydration = firstScreenLoaded.then(async () => {
  const { draw } = await drawModule
  const restoreInput = preserveInput()
  // React cannot hydrate a page that the browser has translated.
  const isHydratable = root.dataset.renderDigest === renderDigest(app) && root.querySelector('font') === null
  draw(root, <App app={app} navigate={navigate} />, isHydratable)
  restoreInput()
  allowFocus()
  document.documentElement.dataset.ready = ''
})

hydration.catch(reportRenderError)

// The next two tasks run in the background. If prefetching fails, files load when they are needed.
if (isNewTab) hydration.then(openInBackground).catch(() => undefined)
hydration
  .then(() => import('./app/prefetch'))
  .then(({ startPrefetching }) => startPrefetching(app))
  .catch(() => undefined)
