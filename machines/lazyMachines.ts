import { createLazyRegistry } from './actors/lazy'
import type { loginCodeMachine } from './auth/code'
import type { identificationMachine } from './identification/identification.machine'
import type { paymentMachine } from './payment/payment.machine'
import type { signatureMachine } from './signature/signature.machine'

/** The lazily loaded machines that run in a machine other than the root. */
export interface SharedMachines {
  readonly loginCode: typeof loginCodeMachine
  readonly payment: typeof paymentMachine
  readonly signature: typeof signatureMachine
  readonly identification: typeof identificationMachine
}

/** The registry of the lazily loaded machines that run in a machine other than the root. */
export const sharedMachines = createLazyRegistry<SharedMachines>()
