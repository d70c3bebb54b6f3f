import { createSlot } from './actors/slot'
import type { loginMachine } from './auth/login.machine'
import type { logoutMachine } from './auth/logout.machine'
import type { sessionMachine } from './auth/session.machine'
import type { contractMachine } from './contract/contract.machine'
import type { dapMachine } from './dap/dap.machine'
import type { paymentReturnMachine } from './payment/paymentReturn.machine'
import type { phoneRequestMachine } from './phoneRequest/phoneRequest.machine'
import type { securityMachine } from './security/security.machine'

/** Where the sign-in's chart runs, once it has loaded. */
export const loginSlot = createSlot<typeof loginMachine>('login')

/** Where the logout's chart runs. It loads with the session, so it is there whenever it can be asked for. */
export const logoutSlot = createSlot<typeof logoutMachine>('logout')

/** Where the session's chart runs. It loads with the session. */
export const sessionSlot = createSlot<typeof sessionMachine>('session')

/** Where the DÁP sign-in's chart runs, once it has loaded. */
export const dapSlot = createSlot<typeof dapMachine>('dap')

/** Where the phone number request's chart runs, once it has loaded. */
export const phoneRequestSlot = createSlot<typeof phoneRequestMachine>('phoneRequest')

/** Where the return from a card payment runs, once it has loaded. */
export const paymentReturnSlot = createSlot<typeof paymentReturnMachine>('paymentReturn')

/** Where the chart of the security settings runs, once it has loaded. */
export const securitySlot = createSlot<typeof securityMachine>('security')

/** Where the open contract's chart runs, once it has loaded. */
export const contractSlot = createSlot<typeof contractMachine>('contract')
