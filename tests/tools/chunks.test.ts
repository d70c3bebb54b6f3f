import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { createChunkOf } from '../../tools/vite/chunks'

const file = (path: string) => new URL(`../../${path}`, import.meta.url).pathname

/**
 * Builds a graph of modules from the importers of each module. The registry imports the modules in `src/modules`
 * dynamically.
 */
const graphOf = (importers: Readonly<Record<string, readonly string[]>>): Rolldown.ChunkingContext => {
  const importersById = new Map(
    Object.entries(importers).map(([path, importerPaths]) => [file(path), importerPaths.map(file)]),
  )
  const dynamicImporters = (id: string) => (id.includes('/src/modules/') ? [file('src/modules/registry.ts')] : [])
  // The tested function reads no other property of a module.
  const infoOf = (id: string) =>
    ({
      importers: importersById.get(id) ?? [],
      dynamicImporters: dynamicImporters(id),
    }) as unknown as Rolldown.ModuleInfo
  return { getModuleInfo: infoOf }
}

const lazy = (name: string) => `src/modules/${name}.ts`
const [shared, deeper] = ['machines/shared.ts', 'machines/deeper.ts']

it.each([
  [['signIn', 'signedIn', 'kgfb'], 'signIn'],
  [['secondStep', 'security'], 'secondStep'],
  [['signedIn', 'dap'], 'signedIn'],
  [['kgfb'], 'kgfb'],
  [['kgfb', 'casco'], 'cases'],
  [['kgfb', 'payment'], 'cases'],
  [['dap', 'identification'], 'signedIn'],
  // The chunk `cases` loads only after a sign-in, so it cannot contain code for the DÁP sign-in.
  [['dap', 'payment'], 'signedIn'],
  [['dap', 'kgfb'], 'signedIn'],
  // Only life insurance has screens of accounts, so the chunk of life insurance contains them.
  [['accounts', 'life'], 'life'],
  [['simulation', 'lakas'], 'lakas'],
  [['simulation'], null],
  [[], null],
] as const)('a module imported by %j belongs to the chunk %s, also if imported indirectly', (names, chunk) => {
  const graph = graphOf({ [deeper]: [shared], [shared]: names.map(lazy) })
  const chunkOf = createChunkOf()
  expect(chunkOf(file(deeper), graph)).toBe(chunk)
  expect(chunkOf(file(shared), graph)).toBe(chunk)
})

it('src/app/draw.ts and everything that it imports form the chunk draw', () => {
  const draw = 'src/app/draw.ts'
  const graph = graphOf({ [deeper]: [shared], [shared]: [draw, lazy('signIn')], [draw]: [] })
  const chunkOf = createChunkOf()
  expect([draw, shared, deeper].map((path) => chunkOf(file(path), graph))).toEqual(['draw', 'draw', 'draw'])
})

it('modules that both src/app/client.ts and signed-in screens import belong to the chunk client', () => {
  const client = 'src/app/client.ts'
  const graph = graphOf({ [deeper]: [shared], [shared]: [client, lazy('signedIn'), lazy('kgfb')], [client]: [] })
  const chunkOf = createChunkOf()
  expect([client, shared, deeper].map((path) => chunkOf(file(path), graph))).toEqual(['client', 'client', 'client'])
})

it('styles of signed-in screens belong to the chunk signedIn', () => {
  const [style, firstStyle] = ['src/screens/onlineCases/onlineCases.css', 'src/screens/signIn/signIn.css']
  const graph = graphOf({ [style]: [lazy('onlineCases')], [firstStyle]: [lazy('signIn')] })
  expect(createChunkOf()(file(style), graph)).toBe('signedIn')
  expect(createChunkOf()(file(firstStyle), graph)).toBe('signIn')
})
