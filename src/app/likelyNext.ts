import type { ModuleName } from '../../machines/modules'
import type { Route } from '../../machines/routes'
import { productLineFile } from '../texts/productLineFile'

/** What can be had before somebody asks for it. */
interface Ahead {
  /** Chunks by their names, or `workers`, to be had as files. */
  readonly chunks: readonly string[]
  /** Modules whose language files are had. */
  readonly read: readonly ModuleName[]
  /** Modules, and what calls the insurer, that may run already: their scripts take a slow phone a second. */
  readonly runs: readonly (ModuleName | 'client')[]
}

/** What somebody at a place probably needs next: scripts, styles and language files. */
export const likelyNext = (route: Route): Ahead => {
  switch (route.name) {
    case 'home':
      return { chunks: ['signIn', 'secondStep'], read: ['signIn'], runs: [] }
    case 'auth':
      return {
        chunks: ['client', 'secondStep', 'signedIn', productLineFile(route.area)],
        read: ['signedIn', route.area],
        runs: ['client', 'secondStep', 'signedIn', route.area],
      }
    case 'caseSelect':
      return { chunks: ['documents', 'onlineCases', 'workers'], read: ['onlineCases'], runs: [] }
    case 'case':
      // What draws photos, where the menu was not seen before.
      return { chunks: ['workers'], read: [], runs: [] }
    default:
      return { chunks: [], read: [], runs: [] }
  }
}
