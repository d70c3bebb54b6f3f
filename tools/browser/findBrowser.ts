import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * Launch arguments of each browser that the project starts. They disable background network traffic, and let root run
 * the browser.
 */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** A browser's executable, and a description of how it was found. */
export type FoundBrowser = { path: string; how: string }

/**
 * Looks for an installed Chromium. Returns `undefined` if none exists.
 * @throws if `PLAYWRIGHT_CHROMIUM_PATH` does not name a program.
 */
export function lookForBrowser(): FoundBrowser | undefined {
  const configuredPath = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (configuredPath !== undefined && configuredPath !== '') {
    if (isProgram(configuredPath)) return { path: configuredPath, how: 'named by PLAYWRIGHT_CHROMIUM_PATH' }
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${configuredPath}, which is not a program.`)
  }
  const playwrightPath = playwrightChromium()
  if (playwrightPath !== undefined) return { path: playwrightPath, how: "Playwright's own" }
  const systemPath = systemPaths().find(isProgram)
  return systemPath === undefined ? undefined : { path: systemPath, how: 'found on this machine' }
}

/** Finds an installed Chromium, or installs one. @throws an error that says what to do, if neither works. */
export function findBrowser(): FoundBrowser {
  const installedBrowser = lookForBrowser()
  if (installedBrowser !== undefined) return installedBrowser
  console.log('No Chromium on this machine; installing one with Playwright.')
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium-headless-shell'], 4)) {
    const playwrightPath = playwrightChromium()
    if (playwrightPath !== undefined) return { path: playwrightPath, how: 'installed by Playwright' }
  }
  if (installWithApt()) {
    const systemPath = systemPaths().find(isProgram)
    if (systemPath !== undefined) return { path: systemPath, how: 'installed by apt-get' }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chrome or Chromium, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  )
}

function installWithApt(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const sudoPrefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log('Playwright could not install one; installing chromium-headless-shell with apt-get.')
  const runApt = (...args: string[]): boolean => {
    const [program = 'apt-get', ...rest] = [...sudoPrefix, 'apt-get', ...args]
    return run(program, rest, 5)
  }
  runApt('update')
  return (
    runApt('install', '-y', '--no-install-recommends', 'chromium-headless-shell') || runApt('install', '-y', 'chromium')
  )
}

function run(program: string, args: string[], minutes: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: minutes * 60_000, env })
  return result.status === 0
}

// Returns the path of Playwright's headless shell, or otherwise of its larger full Chromium. Playwright reports only
// the full Chromium. The headless shell is in a folder beside it.
function playwrightChromium(): string | undefined {
  const fullChromiumPath = chromium.executablePath()
  const headlessShellFolder = fullChromiumPath.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2')
  return [...headlessShellsIn(headlessShellFolder), fullChromiumPath].find(isProgram)
}

function headlessShellsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(name))
    .map((name) => join(folder, name))
}

function systemPaths(): string[] {
  const programNames = ['chromium-headless-shell', 'chrome-headless-shell', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [
    ...[...programNames, 'chromium', 'chromium-browser'].flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
