import './styles/first.css'
import { SESSION, TAB } from '../machines/storageKeys'
import { App } from './App'
import { createApp } from './app/createApp'
import { INSPECTOR_SOCKET } from './app/live/message'
import { tellLive } from './app/live/tellLive'
import { connectLocation } from './app/location'
import { followMovedElements } from './app/movedElements'
import { preloadFirstScreen } from './app/preloadFirstScreen'
import { preserveInput } from './app/preserveInput'
import { renderDigest } from './app/renderDigest'
import { reportDrawing, reportStrays } from './app/report'
import { script } from './app/script'
import { browserServices } from './app/services'
import { isCaseUnderWay, titleOf } from './app/title'
import { whenIdle } from './app/whenIdle'
import { askBeforeLoss, tabStorage } from './browser/tabStorage'
import { onTexts } from './texts/texts'
import { allowFocus } from './ui/arrival'
import './ui/firstScreens'

reportStrays()
followMovedElements()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const ports = browserServices(
  () => app.send({ type: 'session.expired' }),
  () => app,
)
const app = createApp(window.location.pathname + window.location.search, ports)
// In builds with the flag only: the product's has nothing of it.
if (__LIVE__) tellLive(app)
// While developing only: no build has it.
if (__INSPECT__) {
  const url = `ws://${window.location.host}${INSPECTOR_SOCKET}`
  void import('./app/live/tellStately').then(({ tellStately }) => tellStately(app, url))
}
askBeforeLoss(() => app.getSnapshot().context.dirty)
const { navigate } = connectLocation(app)

/** The first screen stands: everything before it is on its way, and the page already shows HTML. */
const firstScreen = whenIdle(app)

const settleTab = async (): Promise<void> => (await import('./app/tab')).openTab(app)

// A tab that was open before may be a copy of another, or have been closed meanwhile: that is settled before anything of
// what it keeps is read. A new one keeps nothing yet, and has no time to lose. Whatever fails here, the portal starts.
const isNewTab = tabStorage.read(TAB) === undefined
const settled = isNewTab ? Promise.resolve() : settleTab()
const begun = preloadFirstScreen(app.getSnapshot().context.route, tabStorage.read(SESSION) !== undefined, settled)
const start = async (): Promise<unknown> => {
  await begun
  return app.start()
}
settled.then(start, start)

const dressPage = (): void => {
  const { configuration, route } = app.getSnapshot().context
  if (configuration === null) return
  document.title = titleOf(route, configuration.brand.name, isCaseUnderWay(app))
  if (configuration.brand.accent !== null) {
    document.documentElement.style.setProperty('--accent', configuration.brand.accent)
  }
}
app.subscribe(dressPage)
// The title of a case stands in its area's language file, which may come after the place is known.
onTexts(dressPage)

/**
 * What draws is the longest that a first screen loads: all else has run by the time it has come. Without it nothing can be said,
 * so the page is loaded anew when the line is back.
 */
const drawing = script('draw', () => import('./app/draw')).catch(async () => {
  await ports.networkBack(new AbortController().signal)
  window.location.reload()
  return new Promise<never>(() => undefined)
})

// Not awaited at the top level: lazy chunks import from this one, which would then wait for itself.
const answering = firstScreen.then(async () => {
  const { draw } = await drawing
  const giveBackInput = preserveInput()
  // React could not take over a page that the browser has translated.
  const stands = root.dataset.renderDigest === renderDigest(app) && root.querySelector('font') === null
  draw(root, <App app={app} navigate={navigate} />, stands)
  giveBackInput()
  allowFocus()
  document.documentElement.dataset.ready = ''
})

answering.catch(reportDrawing)

// Nobody waits for either: whatever goes wrong, what comes next loads when it is needed.
if (isNewTab) answering.then(settleTab).catch(() => undefined)
answering
  .then(() => import('./app/prefetch'))
  .then(({ startPrefetching }) => startPrefetching(app))
  .catch(() => undefined)
