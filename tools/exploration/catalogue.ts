import type { AnyStateMachine } from 'xstate'
import { accountsMachine } from '../../machines/accounts/accounts.machine'
import { suggestionsMachine } from '../../machines/address/suggestions.machine'
import { loginCodeMachine } from '../../machines/auth/code'
import { lazySignInCalls } from '../../machines/auth/lazySignIn'
import { loginMachine } from '../../machines/auth/login.machine'
import { logoutMachine } from '../../machines/auth/logout.machine'
import { phoneRequestMachine } from '../../machines/auth/phoneRequest/phoneRequest.machine'
import { sessionMachine } from '../../machines/auth/session.machine'
import { signInCalls } from '../../machines/auth/signInCalls'
import { campaignMachine } from '../../machines/campaign/campaign.machine'
import { everyCase } from '../../machines/cases'
import { allDocuments } from '../../machines/cases/allDocuments'
import { claimsMachine } from '../../machines/claims/claims.machine'
import { contractMachine } from '../../machines/contract/contract.machine'
import { contractsMachine } from '../../machines/contracts/contracts.machine'
import { dapMachine } from '../../machines/dap/dap.machine'
import { emailMachine } from '../../machines/documents/email.machine'
import { downloadMachine } from '../../machines/download/download.machine'
import { identificationMachine } from '../../machines/identification/identification.machine'
import { lineMachine } from '../../machines/line/line.machine'
import { waitMachine } from '../../machines/line/wait.machine'
import { onlineCasesMachine } from '../../machines/onlineCases/onlineCases.machine'
import { packagesMachine } from '../../machines/packages/packages.machine'
import { copyingMachine } from '../../machines/payment/copying.machine'
import { paymentMachine } from '../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../machines/payment/paymentReturn.machine'
import { previewMachine } from '../../machines/preview/preview.machine'
import { releaseMachine } from '../../machines/release/release.machine'
import { appMachine } from '../../machines/root/app.machine'
import { securityCodeMachine } from '../../machines/security/calls'
import { securityMachine } from '../../machines/security/security.machine'
import { signatureMachine } from '../../machines/signature/signature.machine'
import { tabMachine } from '../../machines/tab/tab.machine'
import { uploadMachine } from '../../machines/upload/upload.machine'
import { sendInvoice } from '../../src/api/documentEmails'
import { downloadDocument } from '../../src/api/documents'
import { calculatePremium } from '../../src/api/kgfbPremium'

// Registers the lazily loaded calls of the sign-in. Tools and tests read which endpoints a machine calls.
lazySignInCalls.provide(signInCalls)

/** All machines of the portal, for tools and tests. */
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
  ...allDocuments.map(({ entry }) => entry.machine),
  ...everyCase.map(({ machine }) => machine),
]
