import type { PaymentMethod } from '../../payment/payment.types'

/** By the insurer's number of a way to pay (specification, section 9: sample data): a cheque is a transfer here, a debit that failed a card. */
const METHODS: Readonly<Record<number, PaymentMethod>> = { 2: 'transfer', 3: 'card', 4: 'transfer', 13: 'card' }

/** The insurer's number of a premium that the bank debits by itself: that 3 means so is assumed, the specification has the number alone. */
const DEBITED = 3

interface Paid {
  readonly contract: {
    readonly contractStatusId?: number | null | undefined
    readonly paymentTypeId?: number | null | undefined
  }
}

/** Whether the bank debits by itself what falls due on a contract that runs. */
export const isDebited = ({ contract: { contractStatusId, paymentTypeId } }: Paid): boolean =>
  contractStatusId === 1 && paymentTypeId === DEBITED

/** How somebody pays here who otherwise pays so; `null` where that is not known. */
export const usualMethod = (paymentTypeId: number | null | undefined): PaymentMethod | null =>
  (paymentTypeId != null && METHODS[paymentTypeId]) || null
