import type { ModuleName } from '../../machines/modules'
import type { Place } from '../../machines/routes'
import { type AreaFile, areaFile } from '../texts/areaFile'
import type { Texts } from '../texts/texts'

/** What can be had before somebody asks for it. */
interface Ahead {
  /** Chunks by their names, to be had as files. */
  readonly chunks: readonly string[]
  /** Modules that may run already: their scripts take a slow phone a second. */
  readonly runs: readonly ModuleName[]
  readonly texts: readonly (keyof Texts | AreaFile)[]
}

/** What somebody at a place probably needs next: scripts, styles and language files. */
export const likelyNext = (place: Place): Ahead => {
  switch (place.name) {
    case 'home':
      return { chunks: ['signIn', 'secondStep'], runs: [], texts: ['auth'] }
    case 'auth': {
      const area = areaFile(place.area)
      return {
        chunks: ['client', 'secondStep', 'webOtp', 'signedIn', area],
        runs: ['secondStep', 'signedIn', place.area],
        texts: ['contract', 'case', 'documents', area],
      }
    }
    case 'caseSelect':
      return { chunks: ['documents', 'onlineCases'], runs: [], texts: ['onlineCases'] }
    default:
      return { chunks: [], runs: [], texts: [] }
  }
}
