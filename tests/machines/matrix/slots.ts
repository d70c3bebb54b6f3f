import {
  contractSlot,
  dapSlot,
  loginSlot,
  logoutSlot,
  paymentReturnSlot,
  phoneRequestSlot,
  securitySlot,
  sessionSlot,
} from '../../../machines/app.slots'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { dapMachine } from '../../../machines/dap/dap.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { phoneRequestMachine } from '../../../machines/phoneRequest/phoneRequest.machine'
import { securityMachine } from '../../../machines/security/security.machine'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import { identificationSlot, paymentSlot, signatureSlot } from '../../../machines/slots'

/** Puts everything into its place that a page loads on demand. */
export const fillSlots = (): void => {
  loginSlot.fill(loginMachine)
  logoutSlot.fill(logoutMachine)
  sessionSlot.fill(sessionMachine)
  contractSlot.fill(contractMachine)
  paymentSlot.fill(paymentMachine)
  paymentReturnSlot.fill(paymentReturnMachine)
  signatureSlot.fill(signatureMachine)
  identificationSlot.fill(identificationMachine)
  dapSlot.fill(dapMachine)
  phoneRequestSlot.fill(phoneRequestMachine)
  securitySlot.fill(securityMachine)
}
