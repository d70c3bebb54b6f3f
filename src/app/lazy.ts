import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { paymentMachine } from '../../machines/payment/payment.machine'
import type { Session } from '../../machines/session'
import type { signatureMachine } from '../../machines/signature/signature.machine'
import type { IdentificationProps } from '../screens/identification/identification'
import type { TransferLinesProps } from '../screens/payment/TransferLines'
import type { LoginProps } from '../screens/signIn/login'

/** Screens that load on demand. */
export interface LazyScreens {
  Home: ComponentType | null
  SignIn: ComponentType | null
  Dap: ComponentType | null
  Identification: ComponentType | null
  PhoneRequest: ComponentType | null
  Security: ComponentType | null
  PaymentReturn: ComponentType | null
  /** In a case: its payment, what a transfer needs, its signature, its identification. */
  Payment: ComponentType<{ readonly payment: ActorRefFrom<typeof paymentMachine> }> | null
  TransferLines: ComponentType<TransferLinesProps> | null
  Signature: ComponentType<{ readonly signature: ActorRefFrom<typeof signatureMachine> }> | null
  CaseIdentification: ComponentType<IdentificationProps> | null
  /** Over whatever is shown: the session is about to end. */
  SessionWarning: ComponentType | null
  Contract: ComponentType | null
  ConfirmSwitch: ComponentType | null
  SessionOver: ComponentType | null
  /** On home: which contract is open. */
  OpenContract: ComponentType<{ readonly session: Session; readonly isSelecting: boolean }> | null
  /** On sign-in, with the simulated insurer only: the contracts that it knows. */
  Samples: ComponentType<LoginProps> | null
  /** In place of the not-found screen, with the simulated insurer only: the pages of others that it leads to. */
  Simulation: ComponentType | null
}

/** Filled before the state that shows them is reached, so rendering never has to wait. */
export const lazyScreens: LazyScreens = {
  Home: null,
  SignIn: null,
  Dap: null,
  Identification: null,
  PhoneRequest: null,
  Security: null,
  PaymentReturn: null,
  Payment: null,
  TransferLines: null,
  Signature: null,
  CaseIdentification: null,
  SessionWarning: null,
  Contract: null,
  ConfirmSwitch: null,
  SessionOver: null,
  OpenContract: null,
  Samples: null,
  Simulation: null,
}
