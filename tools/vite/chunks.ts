import { parse } from 'node:path'
import type { Rolldown } from 'vite'
import { inProject } from './inProject.ts'

/** The module that loads lazy modules: each of its dynamic imports is one. */
const registry = inProject('src/modules/registry\\.ts$')

/** The rendering module, which the first script imports. */
const drawing = inProject('src/app/draw\\.ts$')

/** The script that calls the insurer. It does not wait for a screen. */
const calling = inProject('src/app/client\\.ts$')

/** Lazy modules of the simulated insurer. Real customers never load them. */
const simulated = ['simulation']

/** The name of a lazy module; `undefined` for other modules. */
const lazyName = (id: string, info: Rolldown.ModuleInfo | null): string | undefined => {
  if (drawing.test(id)) return 'draw'
  if (calling.test(id)) return 'client'
  const name = info?.dynamicImporters.some((importer) => registry.test(importer)) ? parse(id).name : undefined
  return name === undefined || simulated.includes(name) ? undefined : name
}

/**
 * Chunks that every visitor loads, then those of the sign-in, in loading order. A shared module belongs to the first of
 * them that imports it.
 */
const way = ['draw', 'signIn', 'secondStep', 'client', 'signedIn']

/** Chunks outside `way` that may load before the sign-in. */
const early = ['dap', 'identification', 'phoneRequest']

/** Screens of a single product line. They are part of its chunk. */
const partOf: Readonly<Record<string, string>> = { accounts: 'life', packages: 'life', claims: 'lakas' }

/**
 * Returns a module's chunk, by the lazy modules that import it directly or indirectly. The aim is few files without
 * unused code. `null` if no lazy module imports it.
 */
export const createChunkOf = () => {
  const known = new Map<string, ReadonlySet<string>>()

  const importersOf = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const before = known.get(id)
    if (before !== undefined) return before
    const found = new Set<string>()
    // Ends the recursion on circular imports. The linter forbids them in the project.
    known.set(id, found)
    const info = graph.getModuleInfo(id)
    const name = lazyName(id, info)
    if (name !== undefined) found.add(partOf[name] ?? name)
    for (const importer of info?.importers ?? []) for (const each of importersOf(importer, graph)) found.add(each)
    return found
  }

  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    const importers = importersOf(id, graph)
    const isOf = (name: string) => importers.has(name)
    const onWay = way.find(isOf)
    if (onWay !== undefined) return onWay
    const [only, ...others] = importers
    if (only === undefined) return null
    // A stylesheet has a few hundred bytes, so a separate request for it would cost more.
    if (id.endsWith('.css')) return 'signedIn'
    if (others.length === 0) return only
    return early.some(isOf) ? 'signedIn' : 'cases'
  }
}
