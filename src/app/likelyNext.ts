import type { Place } from '../../machines/routes'
import { type AreaFile, areaFile } from '../texts/areaFile'
import type { Texts } from '../texts/texts'

/** What can be had before somebody asks for it. */
interface Ahead {
  readonly modules: readonly string[]
  readonly texts: readonly (keyof Texts | AreaFile)[]
}

/** What somebody at a place probably needs next: the scripts of modules by their names, and language files. */
export const likelyNext = (place: Place): Ahead => {
  switch (place.name) {
    case 'home':
      return { modules: ['signIn', 'secondStep'], texts: ['auth'] }
    case 'auth': {
      const area = areaFile(place.area)
      return {
        modules: ['client', 'secondStep', 'webOtp', 'signedIn', area],
        texts: ['contract', 'case', 'documents', area],
      }
    }
    case 'caseSelect':
      return { modules: ['documents', 'onlineCases'], texts: ['onlineCases'] }
    default:
      return { modules: [], texts: [] }
  }
}
