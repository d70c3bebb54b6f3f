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
  Home: ComponentType
  SignIn: ComponentType
  Dap: ComponentType
  Identification: ComponentType
  PhoneRequest: ComponentType
  Security: ComponentType
  PaymentReturn: ComponentType
  /** In a case: its payment, what a transfer needs, its signature, its identification. */
  Payment: ComponentType<{ readonly payment: ActorRefFrom<typeof paymentMachine> }>
  TransferLines: ComponentType<TransferLinesProps>
  Signature: ComponentType<{ readonly signature: ActorRefFrom<typeof signatureMachine> }>
  CaseIdentification: ComponentType<IdentificationProps>
  /** Over whatever is shown: the session is about to end. */
  SessionWarning: ComponentType
  Contract: ComponentType
  ConfirmSwitch: ComponentType
  SessionOver: ComponentType
  /** On home: which contract is open. */
  OpenContract: ComponentType<{ readonly session: Session; readonly isSelecting: boolean }>
  /** On sign-in, with the simulated insurer only: the contracts that it knows. */
  Samples: ComponentType<LoginProps>
  /** In place of the not-found screen, with the simulated insurer only: the pages of others that it leads to. */
  Simulation: ComponentType
}

/** Filled before the state that shows them is reached, so rendering never has to wait. */
export const lazyScreens: Partial<LazyScreens> = {}
