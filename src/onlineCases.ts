import { flowScreens } from './screens/contract/flowScreens'
import { OnlineCases } from './screens/onlineCases/OnlineCases'

/** Loaded on demand: the screens of this flow, into their place. */
export const fillOnlineCases = (): void => {
  flowScreens.onlineCases = OnlineCases
}
