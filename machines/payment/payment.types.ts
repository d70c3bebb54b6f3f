import type * as v from 'valibot'
import type { paidByCard } from '../../src/api/entities'
import type { Money } from '../../src/api/entities/common'

/** The ways to pay that a case can offer. */
export type PaymentMethod = 'card' | 'transfer' | 'later'

/** What a submission carries of a card payment that went before it. */
export type PaidByCard = v.InferOutput<typeof paidByCard>

/** A payment on the way of a case. */
export interface PaymentInput {
  readonly contractNumber: string
  /** The account that is paid into; `null` for what is due on the contract. */
  readonly udcContractId: string | null
  /** What is to be paid; `null`: what is due, which the insurer says. */
  readonly amount: Money | null
  readonly methods: readonly PaymentMethod[]
  /** The address of the case, to which a card payment leads back. */
  readonly origin: string
  /** Begins the idempotency keys of this payment's writes. */
  readonly key: string
}

/** How a payment ended. `left`: back to the step before. */
export type PaymentOutput =
  | {
      readonly type: 'paid'
      readonly payment: PaidByCard
      /** The insurer has not confirmed it yet. */
      readonly isProcessing: boolean
    }
  | { readonly type: 'transfer' }
  | { readonly type: 'later' }
  | { readonly type: 'left' }
