import './styles/first.css'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { createApp } from './app/createApp'
import { connectLocation } from './app/location'
import { browserPorts } from './app/ports'
import { isPrerendered, typeAgain, typedSoFar } from './app/prerendered'
import { titleOf } from './app/title'
import { onTexts } from './texts/texts'
import { allowFocus } from './ui/arrival'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const app = createApp(
  window.location.pathname + window.location.search,
  browserPorts(() => app.send({ type: 'session.expired' })),
)
app.start()
const { navigate } = connectLocation(app)

/** Waits until the first screen stands: everything before it is on its way, and the page already shows HTML. */
const firstScreen = new Promise<void>((resolve) => {
  const { unsubscribe } = app.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return
    unsubscribe()
    resolve()
  })
})

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

/** Marks the page as answering, once the live app stands in it. */
function Live({ typed }: { readonly typed: ReadonlyMap<string, string> }) {
  useEffect(() => {
    typeAgain(typed)
    allowFocus()
    document.documentElement.dataset.ready = ''
  }, [typed])
  return <App app={app} navigate={navigate} />
}

// Not awaited at the top level: lazy chunks import from this one, which would then wait for itself.
void firstScreen.then(() => {
  const live = <Live typed={typedSoFar()} />
  if (isPrerendered(app.getSnapshot())) hydrateRoot(root, live)
  else createRoot(root).render(live)
})
