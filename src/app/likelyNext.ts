import type { ModuleName } from '../../machines/modules'
import type { Place } from '../../machines/routes'
import { areaFile } from '../texts/productLineFile'

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
export const likelyNext = (place: Place): Ahead => {
  switch (place.name) {
    case 'home':
      return { chunks: ['signIn', 'secondStep'], read: ['signIn'], runs: [] }
    case 'auth':
      return {
        chunks: ['client', 'secondStep', 'signedIn', areaFile(place.area)],
        read: ['signedIn', place.area],
        runs: ['client', 'secondStep', 'signedIn', place.area],
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
