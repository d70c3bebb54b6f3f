import { Accounts } from '../screens/accounts/Accounts'
import type { LazyModule } from './lazyModule'

/** Registers the screen of the investment accounts. */
export const lazyModule = { screens: { accounts: Accounts } } satisfies LazyModule
