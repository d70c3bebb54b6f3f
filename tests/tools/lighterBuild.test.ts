import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { compileHint } from '../../tools/vite/compileHint'
import { aliases } from '../../tools/vite/settings'
import { smallPreload } from '../../tools/vite/smallPreload'
import { stripDescriptions } from '../../tools/vite/stripDescriptions'

// The build's size optimisations depend on internals of Vite and msw. These tests detect a release that changes them.

const file = (path: string) => new URL(`../../${path}`, import.meta.url).pathname

/** Returns a plugin that provides virtual modules, by name. */
const virtualModules = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'made',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
})

const builtBy = async (input: string, plugins: readonly Plugin[]): Promise<readonly Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    resolve: { alias: aliases },
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
}

const codeOf = (chunks: readonly Rolldown.OutputChunk[]): string => chunks.map(({ code }) => code).join('\n')

it('a style that is inline in the page is not loaded a second time with its script', async () => {
  const modules = virtualModules({
    'made:entry': "export const load = () => import('made:lazy')",
    'made:lazy': "import 'made:style.css'; export const lazy = true",
    'made:style.css': '.lazy { color: red }',
  })
  const code = codeOf(await builtBy('made:entry', [modules, smallPreload()]))
  expect(code).toContain('[data-href=')
  // The build must replace Vite's own preload helper, which contains this name. That helper ignores inline styles.
  expect(code).not.toContain('vite:preloadError')
})

it('the entry script begins with the compile hint, and lazy scripts do not', async () => {
  const modules = virtualModules({
    'made:entry': "export const load = () => import('made:lazy')",
    'made:lazy': "import 'made:style.css'; export const lazy = true",
    'made:style.css': '.lazy { color: red }',
  })
  const [entry, lazy] = await builtBy('made:entry', [modules, compileHint()])
  expect(entry?.code).toContain('__vite__mapDeps')
  expect(entry?.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  expect(lazy?.code).not.toContain('allFunctionsCalledOnLoad')
})

it('the build contains no descriptions of states', async () => {
  const chart = file('machines/auth/logout.machine.ts')
  expect(codeOf(await builtBy(chart, []))).toMatch(/description: ["`']/)
  expect(codeOf(await builtBy(chart, [stripDescriptions()]))).not.toMatch(/description: ["`']/)
})

it('a build with msw does not contain the list of public suffixes', async () => {
  const modules = virtualModules({ 'made:entry': "export { setupWorker } from 'msw/browser'" })
  const ids = (await builtBy('made:entry', [modules])).flatMap(({ moduleIds }) => moduleIds)
  expect(ids.filter((id) => id.endsWith('/tools/vite/noPublicSuffixes.ts'))).toHaveLength(1)
  expect(ids.filter((id) => id.includes('/node_modules/tldts'))).toEqual([])
})
