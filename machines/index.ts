import type { AnyStateMachine } from 'xstate'
import { appMachine } from './app.machine'
import { loginMachine } from './auth/login.machine'
import { logoutMachine } from './auth/logout.machine'
import { sessionMachine } from './auth/session.machine'
import { kgfbCases } from './cases/kgfb'
import { contractMachine } from './contract/contract.machine'
import { phoneRequestMachine } from './phoneRequest/phoneRequest.machine'
import { uploadMachine } from './upload/upload.machine'

/** Every machine of the portal by its id, for tools and tests. */
export const catalogue: readonly AnyStateMachine[] = [
  appMachine,
  loginMachine,
  logoutMachine,
  sessionMachine,
  contractMachine,
  phoneRequestMachine,
  uploadMachine,
  ...[kgfbCases].flatMap(({ menu }) => menu.map(({ machine }) => machine)),
]
