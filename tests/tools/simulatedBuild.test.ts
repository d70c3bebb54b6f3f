import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

/** A word that occurs only in the service worker of the simulated insurer and in the script that starts it. */
const MARK = 'mockServiceWorker'

const SIMULATED_FILES = ['assets/i18n/hu/panel.json', 'mockServiceWorker.js']

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()

describe('npm run build without --simulated', () => {
  // Builds into a copy, because the browser tests need the simulated build that is in `dist` and `.cache`.
  const copy = mkdtempSync(join(tmpdir(), 'plain-build-'))
  const dist = join(copy, 'dist')

  beforeAll(async () => {
    const sources = ['index.html', 'package.json', 'vite.config.ts', 'machines', 'mocks', 'public', 'src', 'tools']
    for (const source of sources) cpSync(source, join(copy, source), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const { NODE_ENV, VITEST, PORTAL_SIMULATED, ...env } = process.env
    await promisify(execFile)('node', ['tools/run.mjs', 'tools/build.ts'], { cwd: copy, env })
  })

  afterAll(() => rmSync(copy, { recursive: true }))

  it('omits the service worker and the texts of the simulated insurer, and copies the rest of public/', () => {
    const missing = filesIn('public').filter((name) => !existsSync(join(dist, name)))
    expect(missing).toEqual(SIMULATED_FILES)
    expect(filesIn(dist).filter((name) => SIMULATED_FILES.some((file) => name.startsWith(file)))).toEqual([])
    expect(existsSync(join(copy, '.cache/trial.html'))).toBe(false)
  })

  it('contains no script of the simulated insurer', () => {
    const scripts = filesIn(dist).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((name) => readFileSync(join(dist, name), 'utf8').includes(MARK))).toEqual([])
  })

  it('lists the licenses of the delivered libraries only', () => {
    const licences = readFileSync(join(dist, 'licenses.md'), 'utf8')
    expect(licences).toMatch(/^## react-dom\b/m)
    expect(licences).toMatch(/^## xstate\b/m)
    expect(licences).not.toMatch(/^## msw\b/m)
  })
})

/** Builds the portal without writing files. Returns the paths of all modules in its scripts. */
const modulesOf = async (isSimulated: '1' | '0'): Promise<readonly string[]> => {
  process.env.PORTAL_SIMULATED = isSimulated
  const built = await build({ logLevel: 'silent', build: { write: false } })
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  return outputs.flatMap(({ output }) => output).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
}

const isSimulation = (id: string): boolean => id.startsWith(resolve('mocks')) || /node_modules\/(msw|@mswjs)\//.test(id)

describe('the scripts of a build', () => {
  afterEach(() => {
    delete process.env.PORTAL_SIMULATED
  })

  it('contain the simulated insurer if PORTAL_SIMULATED is 1', async () => {
    expect((await modulesOf('1')).filter(isSimulation).length).toBeGreaterThan(100)
  })

  it('contain no module of the simulated insurer if PORTAL_SIMULATED is 0', async () => {
    const modules = await modulesOf('0')
    expect(modules.length).toBeGreaterThan(1000)
    expect(modules.filter(isSimulation)).toEqual([])
  })
})
