import type { ModuleName } from '../../machines/modules'
import type { Route } from '../../machines/routes'
import { productLineFile } from '../texts/productLineFile'

interface PrefetchFiles {
  /** Names of chunks to fetch without running them. `workers` means the scripts of the workers that draw photos. */
  readonly chunks: readonly string[]
  /** Modules whose language files are fetched. */
  readonly read: readonly ModuleName[]
  /** Modules, or the API client, to run in advance, because running their scripts takes a slow phone a second. */
  readonly runs: readonly (ModuleName | 'client')[]
}

/** Returns the chunks and modules whose files a customer probably needs after this route. */
export const likelyNextFiles = (route: Route): PrefetchFiles => {
  switch (route.name) {
    case 'home':
      return { chunks: ['signIn', 'secondStep'], read: ['signIn'], runs: [] }
    case 'auth':
      return {
        chunks: ['client', 'secondStep', 'signedIn', productLineFile(route.productLine)],
        read: ['signedIn', route.productLine],
        runs: ['client', 'secondStep', 'signedIn', route.productLine],
      }
    case 'caseSelect':
      return { chunks: ['documents', 'onlineCases', 'workers'], read: ['onlineCases'], runs: [] }
    case 'case':
      // The workers draw photos. The menu prefetches them too, but a case can be opened without visiting the menu.
      return { chunks: ['workers'], read: [], runs: [] }
    default:
      return { chunks: [], read: [], runs: [] }
  }
}
