import { parse } from 'node:path'
import type { Rolldown } from 'vite'
import { inProject } from './inProject.ts'

/** What loads modules one by one: whatever it imports on demand is a lazily loaded module. */
const registry = inProject('src/modules/registry\\.ts$')

/** What draws: the first script asks for it. */
const drawing = inProject('src/app/draw\\.ts$')

/** The script that calls the insurer. It waits for no screen. */
const calling = inProject('src/app/client\\.ts$')

/** Those of the simulated insurer cost no real customer anything. */
const simulated = ['simulation']

/** The name of a lazily loaded module; `undefined` for what is none. */
const lazyName = (id: string, info: Rolldown.ModuleInfo | null): string | undefined => {
  if (drawing.test(id)) return 'draw'
  if (calling.test(id)) return 'client'
  const name = info?.dynamicImporters.some((importer) => registry.test(importer)) ? parse(id).name : undefined
  return name === undefined || simulated.includes(name) ? undefined : name
}

/** What everybody passes, and then who signs in, in this order: each later one finds there what an earlier one brought. */
const way = ['draw', 'signIn', 'secondStep', 'client', 'signedIn']

/** What may load before anybody is signed in, besides the way itself. */
const early = ['dap', 'identification', 'phoneRequest']

/** Screens that only one area has: they come with it. */
const partOf: Readonly<Record<string, string>> = { accounts: 'life', packages: 'life', claims: 'lakas' }

/**
 * Which chunk a module belongs to, by the lazily loaded modules that import it, directly or not: few files, and nobody loads
 * what only others need. `null` for what none of them imports.
 */
export const createChunkOf = () => {
  const known = new Map<string, ReadonlySet<string>>()

  const importersOf = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const before = known.get(id)
    if (before !== undefined) return before
    const found = new Set<string>()
    // Circles end here; the linter sees to it that there are none in the project.
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
    // A few hundred bytes each, which a request of their own would cost more than they weigh.
    if (id.endsWith('.css')) return 'signedIn'
    if (others.length === 0) return only
    return early.some(isOf) ? 'signedIn' : 'cases'
  }
}
