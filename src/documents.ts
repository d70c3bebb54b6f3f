import { flowScreens } from './screens/contract/flowScreens'
import { Documents } from './screens/documents/Documents'

/** Loaded on demand: the screens of this flow, into their place. */
export const fillDocuments = (): void => {
  flowScreens.documents = Documents
}
