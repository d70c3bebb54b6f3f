import { parse } from 'node:path'
import type { Rolldown } from 'vite'
import { inProject } from './inProject.ts'

/** Matches the registry of lazy modules. Each module that the registry imports dynamically is a lazy module. */
const registryPattern = inProject('src/modules/registry\\.ts$')

/** Matches the rendering module, which the first script imports. */
const drawPattern = inProject('src/app/draw\\.ts$')

/** Matches the script that calls the insurer. It loads without waiting for a screen. */
const clientPattern = inProject('src/app/client\\.ts$')

/** Lazy modules of the simulated insurer. They do not affect other chunks, because real customers never load them. */
const simulatedModules = ['simulation']

/** Returns the name of a lazy module, or `undefined` for any other module. */
const lazyName = (id: string, info: Rolldown.ModuleInfo | null): string | undefined => {
  if (drawPattern.test(id)) return 'draw'
  if (clientPattern.test(id)) return 'client'
  const name = info?.dynamicImporters.some((importer) => registryPattern.test(importer)) ? parse(id).name : undefined
  return name === undefined || simulatedModules.includes(name) ? undefined : name
}

/**
 * Chunks in loading order: first those that every visitor needs, then those of the sign-in. A module that several of
 * these chunks import belongs to the earliest of them.
 */
const loadingOrder = ['draw', 'signIn', 'secondStep', 'client', 'signedIn']

/** Chunks outside `loadingOrder` that may load before the sign-in. */
const chunksBeforeSignIn = ['dap', 'identification', 'phoneRequest']

/**
 * The lazy screens that only one product line uses, with the chunk of that product line. These screens become part of
 * that chunk.
 */
const chunkByScreen: Readonly<Record<string, string>> = { accounts: 'life', packages: 'life', claims: 'lakas' }

/**
 * Creates a function that returns the name of a module's chunk. The name depends on the lazy modules that import the
 * module directly or indirectly. It is `null` if no lazy module imports the module. The aim is few files with little
 * unused code.
 */
export const createChunkOf = () => {
  const importerCache = new Map<string, ReadonlySet<string>>()

  const importersOf = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const cachedImporters = importerCache.get(id)
    if (cachedImporters !== undefined) return cachedImporters
    const lazyImporters = new Set<string>()
    // Prevents an endless recursion on circular imports. In the project itself, the linter forbids them.
    importerCache.set(id, lazyImporters)
    const info = graph.getModuleInfo(id)
    const name = lazyName(id, info)
    if (name !== undefined) lazyImporters.add(chunkByScreen[name] ?? name)
    for (const importer of info?.importers ?? [])
      for (const lazyImporter of importersOf(importer, graph)) lazyImporters.add(lazyImporter)
    return lazyImporters
  }

  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    const importers = importersOf(id, graph)
    const isImportedBy = (name: string) => importers.has(name)
    const firstChunk = loadingOrder.find(isImportedBy)
    if (firstChunk !== undefined) return firstChunk
    const [onlyImporter, ...others] = importers
    if (onlyImporter === undefined) return null
    // Puts shared stylesheets into one chunk. Each has a few hundred bytes, so a request of its own would cost more.
    if (id.endsWith('.css')) return 'signedIn'
    if (others.length === 0) return onlyImporter
    return chunksBeforeSignIn.some(isImportedBy) ? 'signedIn' : 'cases'
  }
}
