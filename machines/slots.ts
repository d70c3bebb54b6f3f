import { createSlot } from './actors/slot'
import type { identificationMachine } from './identification/identification.machine'
import type { paymentMachine } from './payment/payment.machine'
import type { signatureMachine } from './signature/signature.machine'

/** Where a case's payment runs. It loads with a case that has one. */
export const paymentSlot = createSlot<typeof paymentMachine>('payment')

/** Where a case's signature runs, once it has loaded. */
export const signatureSlot = createSlot<typeof signatureMachine>('signature')

/** Where the chart of an identification runs, once it has loaded. */
export const identificationSlot = createSlot<typeof identificationMachine>('identification')
