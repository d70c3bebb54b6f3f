import type { AnyStateMachine } from 'xstate'
import { sendInvoice } from '../src/api/documentEmails'
import { downloadDocument } from '../src/api/documents'
import { calculatePremium } from '../src/api/kgfbPremium'
import { accountsMachine } from './accounts/accounts.machine'
import { suggestionsMachine } from './address/suggestions.machine'
import { appMachine } from './app.machine'
import { loginCodeMachine } from './auth/code'
import { lazySignInCalls } from './auth/lazySignIn'
import { loginMachine } from './auth/login.machine'
import { logoutMachine } from './auth/logout.machine'
import { sessionMachine } from './auth/session.machine'
import { signInCalls } from './auth/signInCalls'
import { campaignMachine } from './campaign/campaign.machine'
import { everyCase } from './cases'
import { everyDocument } from './cases/everyDocument'
import { claimsMachine } from './claims/claims.machine'
import { contractMachine } from './contract/contract.machine'
import { contractsMachine } from './contracts/contracts.machine'
import { dapMachine } from './dap/dap.machine'
import { emailMachine } from './documents/email.machine'
import { downloadMachine } from './download/download.machine'
import { identificationMachine } from './identification/identification.machine'
import { lineMachine } from './line/line.machine'
import { waitMachine } from './line/wait.machine'
import { onlineCasesMachine } from './onlineCases/onlineCases.machine'
import { packagesMachine } from './packages/packages.machine'
import { copyingMachine } from './payment/copying.machine'
import { paymentMachine } from './payment/payment.machine'
import { paymentReturnMachine } from './payment/paymentReturn.machine'
import { phoneRequestMachine } from './phoneRequest/phoneRequest.machine'
import { previewMachine } from './preview/preview.machine'
import { releaseMachine } from './release/release.machine'
import { securityCodeMachine } from './security/calls'
import { securityMachine } from './security/security.machine'
import { signatureMachine } from './signature/signature.machine'
import { tabMachine } from './tab/tab.machine'
import { uploadMachine } from './upload/upload.machine'

// Tools and tests read which endpoints a machine calls, also in lazily loaded modules.
lazySignInCalls.provide(signInCalls)

/** Every machine of the portal by its id, for tools and tests. */
export const catalogue: readonly AnyStateMachine[] = [
  appMachine,
  tabMachine,
  releaseMachine,
  lineMachine,
  waitMachine,
  loginMachine,
  loginCodeMachine,
  logoutMachine,
  sessionMachine,
  dapMachine,
  securityMachine,
  securityCodeMachine,
  contractMachine,
  contractsMachine,
  campaignMachine,
  identificationMachine,
  phoneRequestMachine,
  paymentMachine,
  copyingMachine,
  paymentReturnMachine,
  signatureMachine,
  onlineCasesMachine,
  accountsMachine,
  claimsMachine,
  packagesMachine,
  uploadMachine,
  suggestionsMachine,
  previewMachine(calculatePremium),
  downloadMachine(downloadDocument),
  emailMachine(sendInvoice),
  ...everyDocument.map(({ entry }) => entry.machine),
  ...everyCase.map(({ machine }) => machine),
]
