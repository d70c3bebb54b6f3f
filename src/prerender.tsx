import { renderToString } from 'react-dom/server'
import { waitFor } from 'xstate'
import { productLines } from '../machines/routes'
import type { Services } from '../machines/services'
import auth from '../public/assets/i18n/hu/auth.json'
import common from '../public/assets/i18n/hu/common.json'
import panel from '../public/assets/i18n/hu/panel.json'
import config from '../public/config.json'
import { App } from './App'
import { readConfiguration } from './api/configuration'
import { createApp } from './app/createApp'
import { renderDigest } from './app/renderDigest'
import { titleOf } from './app/title'
import type { AppActor } from './hooks/actor'
import { lazyModule as home } from './modules/home'
import { register } from './modules/lazyModule'
import { lazyModule as signIn } from './modules/signIn'
import { Trial } from './modules/Trial'
import { Loading } from './screens/shell/Loading'
import { Shell } from './screens/shell/Shell'
import { addTexts } from './texts/texts'

/**
 * A first screen as HTML. The app in the browser hydrates the HTML only if its own digest equals `renderDigest`.
 * `renderDigest` is `null` if the app's first render always differs.
 */
export interface Page {
  readonly path: string
  readonly html: string
  readonly title: string
  readonly renderDigest: string | null
}

const doNothing = () => undefined
const neverResolve = () => new Promise<never>(doNothing)

/** Services for the build: everything that the first screens need is loaded, and there is no session. */
export const buildServices: Services = {
  call: neverResolve,
  file: doNothing,
  readyPhotos: doNothing,
  preparePhoto: neverResolve,
  showPhoto: neverResolve,
  releaseFile: doNothing,
  forgetFile: doNothing,
  forgetFiles: doNothing,
  forgetSaved: doNothing,
  saveFile: neverResolve,
  storage: {
    read: doNothing,
    write: doNothing,
    writeSoon: doNothing,
    remove: doNothing,
    clear: doNothing,
    keys: () => [],
  },
  sharedStorage: {
    read: doNothing,
    write: doNothing,
    remove: doNothing,
    keys: () => [],
    holds: () => false,
    onChange: () => doNothing,
  },
  // Most browsers return `true`. With `false`, the prerendered state would differ, and React could not hydrate.
  keeps: () => true,
  leave: neverResolve,
  copy: neverResolve,
  networkBack: neverResolve,
  comesToFront: neverResolve,
  pageTurns: neverResolve,
  listenToDap: neverResolve,
  readOneTimeCode: neverResolve,
  now: () => 0,
  insurerTime: () => 0,
  sleepUntil: neverResolve,
  newId: () => '',
  site: () => ({ origin: '', configuration: null }),
  loadConfiguration: async () => readConfiguration(config),
  loadTexts: async () => addTexts('common', common),
  startMock: neverResolve,
  loadModule: async (name) => {
    switch (name) {
      case 'home':
        return register(home)
      case 'signIn':
        addTexts('auth', auth)
        return register(signIn)
      default:
        return neverResolve()
    }
  },
  useToken: doNothing,
  report: doNothing,
  track: doNothing,
}

/** Renders the first screen of an address with these services, once its data is loaded. */
export const render = async (address: string, services = buildServices): Promise<Page & { readonly app: AppActor }> => {
  const app = createApp(address, services)
  app.start()
  const { context } = await waitFor(app, (snapshot) => snapshot.matches('running') && !snapshot.hasTag('busy'))
  return {
    path: address,
    html: renderToString(<App app={app} navigate={doNothing} />),
    title: titleOf(context.route, context.configuration?.brand.name ?? '', false),
    renderDigest: renderDigest(app),
    app,
  }
}

/**
 * Renders the page for all addresses without a prerendered screen: the frame with a skeleton, until the live app has
 * determined the screen.
 */
const renderFrame = async (): Promise<Page> => {
  const { app, ...home } = await render('/kezdolap')
  const html = renderToString(
    <App app={app} navigate={doNothing}>
      <Shell>
        <Loading />
      </Shell>
    </App>,
  )
  return { ...home, path: '*', renderDigest: null, html }
}

/**
 * The services with the simulated insurer. They also load the notice of the simulation, which the start page shows at
 * once.
 */
const trialServices: Services = {
  ...buildServices,
  loadConfiguration: async () => readConfiguration({ ...config, mock: true }),
  startMock: async () => {
    addTexts('panel', panel)
    register({ screens: { Trial } })
  },
}

/**
 * Renders the start page with the simulated insurer. Call it once, in a separate instance of this module, because its
 * texts would otherwise appear on other pages.
 */
export const prerenderTrial = async (): Promise<Page> => {
  const { app: _, ...page } = await render('/kezdolap', trialServices)
  return page
}

/** Renders the start page, every sign-in, and the frame for all other addresses. */
export const prerender = async (): Promise<readonly Page[]> => {
  const pages: Page[] = []
  // One after the other, the start page first. It must render without the sign-in's texts, as in the browser.
  for (const address of ['/kezdolap', ...productLines.map((productLine) => `/${productLine}/belepes`)]) {
    const { app: _, ...page } = await render(address)
    pages.push(page)
  }
  return [...pages, await renderFrame()]
}
