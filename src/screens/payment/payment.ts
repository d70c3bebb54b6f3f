import type { ActorRefFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine'

export type PaymentActor = ActorRefFrom<typeof paymentMachine>

/** The props of every screen of a payment. */
export interface PaymentProps {
  readonly payment: PaymentActor
  /**
   * True if the payment is the last step. The case is then submitted as soon as the customer has paid or chosen another
   * method.
   */
  readonly isLast: boolean
  /** The insurer's present day, `yyyy-MM-dd`. */
  readonly today: string
  /** Returns the name of the paid item; absent if the case pays for one item only. */
  readonly nameOf?: ((paidFor: string) => string | undefined) | undefined
}
