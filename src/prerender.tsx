import { renderToString } from 'react-dom/server'
import { waitFor } from 'xstate'
import type { Ports } from '../machines/ports'
import { areas, pathOf } from '../machines/routes'
import auth from '../public/assets/i18n/hu/auth.json'
import common from '../public/assets/i18n/hu/common.json'
import config from '../public/config.json'
import { App } from './App'
import { readConfiguration } from './api/configuration'
import type { AppActor } from './app/actor'
import { createApp } from './app/createApp'
import { titleOf } from './app/title'
import { fillHome } from './home'
import { Loading } from './screens/shell/Loading'
import { Shell } from './screens/shell/Shell'
import { fillSignIn } from './signIn'
import { addTexts } from './texts/texts'

/** A first screen as HTML. `screen` and `brand` are what it was rendered from; the live app compares. */
export interface Page {
  readonly path: string
  readonly html: string
  readonly title: string
  readonly screen: string
  readonly brand: unknown
}

const nothing = () => undefined
const never = () => new Promise<never>(nothing)

/** A world in which everything that the first screens need is there, and nobody is signed in. */
const buildPorts: Ports = {
  call: never,
  file: nothing,
  forgetFile: nothing,
  forgetFiles: nothing,
  saveFile: never,
  storage: { read: nothing, write: nothing, remove: nothing, clear: nothing, keys: () => [] },
  sharedStorage: { read: nothing, write: nothing, remove: nothing, keys: () => [] },
  leave: never,
  copy: never,
  networkBack: never,
  pageTurns: never,
  listenToDap: never,
  readOneTimeCode: never,
  now: () => 0,
  sleepUntil: never,
  newId: () => '',
  site: () => ({ origin: '', configuration: null }),
  loadConfiguration: async () => readConfiguration(config),
  loadTexts: async () => addTexts('common', common),
  startMock: never,
  loadSignIn: async () => {
    addTexts('auth', auth)
    fillSignIn()
  },
  loadSignedIn: never,
  loadHome: async () => fillHome(),
  loadPart: never,
  loadArea: never,
  useToken: nothing,
  report: nothing,
  track: nothing,
}

const render = async (address: string): Promise<Page & { readonly app: AppActor }> => {
  const app = createApp(address, buildPorts)
  app.start()
  const { context } = await waitFor(app, (snapshot) => snapshot.matches('running') && !snapshot.hasTag('busy'))
  const brand = context.configuration?.brand
  return {
    path: address,
    html: renderToString(<App app={app} navigate={nothing} />),
    title: titleOf(context.place, brand?.name ?? ''),
    screen: pathOf(context.place),
    brand,
    app,
  }
}

/** The page for every other address: the frame, and a skeleton until the live app knows what belongs there. */
const renderFrame = async (): Promise<Page> => {
  const { app, ...home } = await render('/kezdolap')
  const html = renderToString(
    <App app={app} navigate={nothing}>
      <Shell>
        <Loading />
      </Shell>
    </App>,
  )
  return { ...home, path: '*', screen: '*', html }
}

/** Renders home, every sign-in, and the frame for all other addresses. */
export const prerender = async (): Promise<readonly Page[]> => {
  const pages = await Promise.all(['/kezdolap', ...areas.map((area) => `/${area}/belepes`)].map(render))
  return [...pages.map(({ app: _, ...page }) => page), await renderFrame()]
}
