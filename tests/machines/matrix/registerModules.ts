import { loginCodeMachine } from '../../../machines/auth/code'
import { lazySavedSignIn, lazySignInCalls } from '../../../machines/auth/lazySignIn'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { phoneRequestMachine } from '../../../machines/auth/phoneRequest/phoneRequest.machine'
import { readSavedLogin } from '../../../machines/auth/readSaved'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { signInCalls } from '../../../machines/auth/signInCalls'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { pendingWorkOf } from '../../../machines/contract/pendingWork'
import { contractsMachine } from '../../../machines/contracts/contracts.machine'
import { dapMachine } from '../../../machines/dap/dap.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { recordEarlyReturn } from '../../../machines/payment/departures'
import { dismissPayment } from '../../../machines/payment/ledger'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { lazySession } from '../../../machines/root/lazySession'
import { securityMachine } from '../../../machines/security/security.machine'
import { sessionOf } from '../../../machines/session'
import { signatureMachine } from '../../../machines/signature/signature.machine'

/** Registers every lazy module of a page. */
export const registerModules = (): void => {
  appMachines.provide({
    login: loginMachine,
    logout: logoutMachine,
    session: sessionMachine,
    contract: contractMachine,
    paymentReturn: paymentReturnMachine,
    dap: dapMachine,
    contracts: contractsMachine,
    phoneRequest: phoneRequestMachine,
    security: securityMachine,
  })
  sharedMachines.provide({
    loginCode: loginCodeMachine,
    payment: paymentMachine,
    signature: signatureMachine,
    identification: identificationMachine,
  })
  lazySession.provide({ sessionOf, pendingWorkOf, dismissPayment, recordEarlyReturn })
  lazySignInCalls.provide(signInCalls)
  lazySavedSignIn.provide({ readSavedLogin })
}
