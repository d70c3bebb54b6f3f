import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, type EngineKind, PHONE, type Scheme, type Size } from './engine'
import { freePort, makeHome, programOf, start } from './programs'

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']

/** Returns the path of WebKit's MiniBrowser, of the newest installed version. */
const miniBrowser = (): string | undefined => {
  const folders = LIBRARIES.flatMap((library) => namesIn(library).map((name) => `${library}/${name}`))
  return folders
    .filter((folder) => folder.includes('/webkit2gtk-') || folder.includes('/webkitgtk-'))
    .map((folder) => `${folder}/MiniBrowser`)
    .filter((path) => namesIn(path.slice(0, path.lastIndexOf('/'))).includes('MiniBrowser'))
    .at(-1)
}

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** WebKit, through the W3C's WebDriver: a few calls over HTTP. */
export const webKit: EngineKind = {
  name: 'WebKit',
  // WebKit's driver does not support forced colours.
  schemes: ['light', 'dark'],
  find: () => {
    const driver = programOf('WebKitWebDriver')
    const screen = programOf('Xvfb')
    const browser = miniBrowser()
    if (driver === undefined || screen === undefined || browser === undefined) return null
    return (scheme) => open(driver, screen, browser, scheme)
  },
}

const open = async (driverProgram: string, screenProgram: string, binary: string, scheme: Scheme): Promise<Engine> => {
  const { home, downloads, remove } = makeHome()
  mkdirSync(join(home, '.config/gtk-3.0'))
  // MiniBrowser's toolbar has a minimum width. This style removes it, so that the window can be as narrow as a phone.
  writeFileSync(
    join(home, '.config/gtk-3.0/gtk.css'),
    'window * { min-width: 0; padding: 0; margin: 0; font-size: 1px }',
  )
  const screen = await start(screenProgram, ['-displayfd', '1', '-screen', '0', '1400x3200x24'], /^(\d+)\n/m)
  const port = await freePort()
  const env = {
    DISPLAY: `:${screen.said}`,
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    TZ: 'Europe/Budapest',
    GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  }
  const driver = await startDriver(driverProgram, port, env)
  const session = await newSession(`http://127.0.0.1:${port}`, binary)
  const { call } = session
  const resize = async (size: Size) => void (await call('POST', 'window/rect', size))
  await resize(PHONE)

  const run = (expression: string) =>
    call('POST', 'execute/async', {
      script: `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then(done)`,
      args: [],
    })
  const element = async (expression: string): Promise<string> => {
    const reference = await call('POST', 'execute/sync', { script: `return ${expression}`, args: [] })
    return String(Object.values(Object(reference))[0])
  }
  return {
    name: `WebKit ${session.version}`,
    downloads,
    open: async (url) => void (await call('POST', 'url', { url })),
    run,
    press: async (expression) => void (await call('POST', `element/${await element(expression)}/click`, {})),
    type: async (text) => {
      const focused = await element('document.activeElement')
      await call('POST', `element/${focused}/value`, { text })
    },
    giveFiles: async (expression, paths) => {
      await call('POST', `element/${await element(expression)}/value`, { text: paths.join('\n') })
    },
    resize,
    picture: async () => Buffer.from(String(await call('GET', 'screenshot')), 'base64'),
    close: async () => {
      await call('DELETE', '')
      await driver.stop()
      await screen.stop()
      remove()
    },
  }
}

/** Starts the driver, and calls it until it answers, because it does not report when it is ready. */
const startDriver = async (program: string, port: number, env: NodeJS.ProcessEnv) => {
  const words = ['-c', `"$0" --host=127.0.0.1 --port=${port} & echo begun; wait`, program]
  const driver = await start('/bin/sh', words, /(begun)/, env)
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return driver
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

const newSession = async (driver: string, binary: string) => {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const opened = Object(await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: options } }))
  const session = `${driver}/session/${opened.sessionId}`
  return {
    version: String(opened.capabilities.browserVersion),
    call: (method: string, path: string, body?: unknown) =>
      send(method, path === '' ? session : `${session}/${path}`, body),
  }
}

const send = async (method: string, url: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = Object(await response.json())
  if (!response.ok) throw new Error(`${method} ${url}: ${Object(value).message}`)
  return value
}
