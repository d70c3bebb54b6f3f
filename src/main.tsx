import './styles/first.css'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { SESSION, TAB } from '../machines/storageKeys'
import { App } from './App'
import { atRest } from './app/atRest'
import { beginFirst } from './app/beginFirst'
import { createApp } from './app/createApp'
import { drawnFrom } from './app/drawnFrom'
import { keepInput } from './app/keepInput'
import { INSPECTOR_SOCKET } from './app/live/message'
import { tellLive } from './app/live/tellLive'
import { connectLocation } from './app/location'
import { browserPorts } from './app/ports'
import { reportDrawing } from './app/report'
import { askBeforeLoss, tabStorage } from './app/tabStorage'
import { titleOf } from './app/title'
import { onTexts } from './texts/texts'
import { allowFocus } from './ui/arrival'
import './ui/firstScreens'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const app = createApp(
  window.location.pathname + window.location.search,
  browserPorts(() => app.send({ type: 'session.expired' })),
)
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
const firstScreen = atRest(app)

const begun = beginFirst(app.getSnapshot().context.place, tabStorage.read(SESSION) !== undefined)
const settleTab = async (): Promise<void> => (await import('./app/tab')).openTab()
const start = async (): Promise<unknown> => {
  await begun
  return app.start()
}

// A tab that was open before may be a copy of another, or have been closed meanwhile: that is settled before anything of
// what it keeps is read. A new one keeps nothing yet, and has no time to lose. Whatever fails here, the portal starts.
if (tabStorage.read(TAB) === undefined) {
  void start()
  firstScreen.then(settleTab).catch(() => undefined)
} else settleTab().then(start, start)

const dressPage = (): void => {
  const { configuration, place } = app.getSnapshot().context
  if (configuration === null) return
  document.title = titleOf(place, configuration.brand.name)
  if (configuration.brand.accent !== null) {
    document.documentElement.style.setProperty('--accent', configuration.brand.accent)
  }
}
app.subscribe(dressPage)
// The title of a case stands in its area's language file, which may come after the place is known.
onTexts(dressPage)

// React says nothing in vain: neither that it could not take the page over as it stands, nor that a screen could not be drawn.
const reports: RootOptions = {
  onRecoverableError: reportDrawing,
  onCaughtError: reportDrawing,
  onUncaughtError: reportDrawing,
}

// Not awaited at the top level: lazy chunks import from this one, which would then wait for itself.
void firstScreen.then(() => {
  const giveBackInput = keepInput()
  const live = <App app={app} navigate={navigate} />
  // In one go: what is typed while React works in small pieces would be lost between them.
  flushSync(() => {
    if (root.dataset.drawnFrom === drawnFrom(app)) hydrateRoot(root, live, reports)
    else createRoot(root, reports).render(live)
  })
  giveBackInput()
  allowFocus()
  document.documentElement.dataset.ready = ''
})

// Nobody waits for it: whatever goes wrong, what comes next loads when it is needed.
firstScreen
  .then(() => import('./app/ahead'))
  .then(({ goAhead }) => goAhead(app))
  .catch(() => undefined)
