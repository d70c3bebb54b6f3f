import type { ActorRefFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine'

export type PaymentActor = ActorRefFrom<typeof paymentMachine>

/** What every screen of a payment is given. */
export interface PaymentProps {
  readonly payment: PaymentActor
  /** Whether the case goes out as soon as it is decided how it is paid. */
  readonly isLast: boolean
  /** The name of what an answer pays for; absent if the case pays for one thing only. */
  readonly nameOf?: ((paidFor: string) => string | undefined) | undefined
}
