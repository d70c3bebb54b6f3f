import { createLazy } from './actors/lazy'
import type { identificationMachine } from './identification/identification.machine'
import type { paymentMachine } from './payment/payment.machine'
import type { signatureMachine } from './signature/signature.machine'

/** Charts of lazily loaded modules that run in more than one other chart, or in a case. */
export interface SharedCharts {
  readonly payment: typeof paymentMachine
  readonly signature: typeof signatureMachine
  readonly identification: typeof identificationMachine
}

/** Where they are found. */
export const sharedCharts = createLazy<SharedCharts>()
