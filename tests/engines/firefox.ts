import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { type Engine, type EngineKind, PHONE, SCHEMES, type Scheme, type Size } from './engine'
import { makeHome, programOf, start } from './programs'

/**
 * Returns settings that disable the browser's own network traffic, save downloads without asking, and set the language
 * and the colours.
 */
const preferences = (downloads: string, scheme: Scheme): Readonly<Record<string, unknown>> => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'intl.accept_languages': 'hu-HU,hu',
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
  'browser.display.document_color_use': scheme === 'forced' ? 2 : 0,
})

/** Firefox, through WebDriver BiDi, which needs no separate driver. */
export const firefox: EngineKind = {
  name: 'Firefox',
  schemes: SCHEMES,
  find: () => {
    const program = programOf('firefox-esr', 'firefox')
    return program === undefined ? null : (scheme) => open(program, scheme)
  },
}

const open = async (program: string, scheme: Scheme): Promise<Engine> => {
  const { home, downloads, remove } = makeHome()
  const lines = Object.entries(preferences(downloads, scheme)).map(([name, value]) => {
    return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
  })
  writeFileSync(join(home, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0']
  const env = { HOME: home, TZ: 'Europe/Budapest', MOZ_HEADLESS: '1' }
  const browser = await start(program, words, /BiDi listening on (ws:\S+)/, env)
  const { send, close } = await connect(`${browser.said}/session`)
  const { capabilities } = Object(await send('session.new', { capabilities: {} }))
  // Opens a new window, because the first window of Firefox never has the focus. Without the focus, date fields receive
  // no keys.
  const { context } = Object(await send('browsingContext.create', { type: 'window' }))
  const resize = async (viewport: Size) => void (await send('browsingContext.setViewport', { context, viewport }))
  await resize(PHONE)

  const evaluate = async (expression: string): Promise<unknown> => {
    const target = { context }
    const answer = await send('script.evaluate', { expression, target, awaitPromise: true, userActivation: true })
    const { type, result, exceptionDetails } = Object(answer)
    if (type === 'exception') throw new Error(`${expression}: ${exceptionDetails.text}`)
    return result
  }
  const element = async (expression: string) => {
    const { sharedId } = Object(await evaluate(expression))
    return { sharedId }
  }
  const keys = (text: string) => [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    downloads,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    // Returns values as JSON text, which is simpler than the protocol's own serialization.
    run: async (expression) => {
      const { value } = Object(await evaluate(`Promise.resolve(${expression}).then((value) => JSON.stringify(value))`))
      return value === undefined ? undefined : JSON.parse(String(value))
    },
    press: async (expression) => {
      const origin = { type: 'element', element: await element(expression) }
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      const actions = [{ type: 'pointerMove', x: 0, y: 0, origin }, down, up]
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    type: async (text) =>
      void (await send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: keys(text) }],
      })),
    giveFiles: async (expression, files) =>
      void (await send('input.setFiles', { context, element: await element(expression), files })),
    resize,
    picture: async () => {
      const { data } = Object(await send('browsingContext.captureScreenshot', { context }))
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      close()
      await browser.stop()
      remove()
    },
  }
}

/**
 * Connects to a WebSocket. Returns a function that sends calls over it, and one that closes it. Calls are numbered,
 * since answers may arrive in any order.
 */
const connect = async (address: string) => {
  const socket = new WebSocket(address)
  const callbacks = new Map<unknown, (message: Record<string, unknown>) => void>()
  socket.on('message', (data) => {
    const message = Object(JSON.parse(String(data)))
    callbacks.get(message.id)?.(message)
    callbacks.delete(message.id)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let last = 0
  return {
    send: (method: string, params: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1
        callbacks.set(last, ({ type, result, message }) =>
          type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result),
        )
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
