import type { AnyStateMachine } from 'xstate'
import { downloadDocument } from '../src/api/documents'
import { suggestionsMachine } from './address/suggestions.machine'
import { appMachine } from './app.machine'
import { loginMachine } from './auth/login.machine'
import { logoutMachine } from './auth/logout.machine'
import { sessionMachine } from './auth/session.machine'
import { casesIn } from './case/areaCases'
import { kgfbCases } from './cases/kgfb'
import { contractMachine } from './contract/contract.machine'
import { dapMachine } from './dap/dap.machine'
import { downloadMachine } from './download/download.machine'
import { identificationMachine } from './identification/identification.machine'
import { onlineCasesMachine } from './onlineCases/onlineCases.machine'
import { phoneRequestMachine } from './phoneRequest/phoneRequest.machine'
import { securityCodeMachine } from './security/calls'
import { securityMachine } from './security/security.machine'
import { signatureMachine } from './signature/signature.machine'
import { uploadMachine } from './upload/upload.machine'

/** Every machine of the portal by its id, for tools and tests. */
export const catalogue: readonly AnyStateMachine[] = [
  appMachine,
  loginMachine,
  logoutMachine,
  sessionMachine,
  dapMachine,
  securityMachine,
  securityCodeMachine,
  contractMachine,
  identificationMachine,
  phoneRequestMachine,
  signatureMachine,
  onlineCasesMachine,
  uploadMachine,
  suggestionsMachine,
  downloadMachine(downloadDocument),
  ...casesIn(kgfbCases).map(({ machine }) => machine),
]
