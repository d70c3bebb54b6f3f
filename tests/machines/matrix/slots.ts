import { contractSlot, loginSlot, logoutSlot, paymentReturnSlot, sessionSlot } from '../../../machines/app.slots'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import { identificationSlot, paymentSlot, signatureSlot } from '../../../machines/slots'

/** Puts everything into its place that a page loads on demand on the way through a case. */
export const fillSlots = (): void => {
  loginSlot.fill(loginMachine)
  logoutSlot.fill(logoutMachine)
  sessionSlot.fill(sessionMachine)
  contractSlot.fill(contractMachine)
  paymentSlot.fill(paymentMachine)
  paymentReturnSlot.fill(paymentReturnMachine)
  signatureSlot.fill(signatureMachine)
  identificationSlot.fill(identificationMachine)
}
