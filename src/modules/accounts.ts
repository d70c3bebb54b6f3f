import { Accounts } from '../screens/accounts/Accounts'
import type { LazyModule } from './lazyModule'

/** The investment accounts. */
export const lazyModule = { screens: { accounts: Accounts } } satisfies LazyModule
