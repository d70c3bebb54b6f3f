import type { Contract } from '../state'
import { lookUp, newId, type Store } from '../store'
import type { KeptCardPayment } from './slice'

/** The outcomes of a payment at the card payment provider. */
export type CardOutcome = NonNullable<KeptCardPayment['outcome']>['status']

/** A card payment, with the contract that it is for. */
export interface ProvidedPayment {
  readonly contract: Contract
  readonly payment: KeptCardPayment
}

/** The payment with this code, on any contract. */
export const cardPaymentOf = (store: Store, paymentCode: string): ProvidedPayment | undefined => {
  for (const contract of Object.values(store.state.contracts)) {
    const payment = lookUp(contract.payments?.cards ?? {}, paymentCode)
    if (payment !== undefined) return { contract, payment }
  }
  return undefined
}

/** Records the provider's decision. The first decision is final. */
export const recordCardOutcome = (store: Store, payment: KeptCardPayment, status: CardOutcome): void => {
  if (payment.outcome !== null || payment.isSilent) return
  payment.outcome = {
    status,
    bankStatus: BANK_STATUS[status],
    authorizationNumber: status === 'ACCEPTED' ? newId(store, 'authorization') : null,
    transactionCode: newId(store, 'transaction'),
  }
}

// Bank response codes (ISO 8583): approved, do not honour, cancelled by the customer.
const BANK_STATUS = { ACCEPTED: '00', REFUSED: '05', CANCELLED: '17' } as const satisfies Record<CardOutcome, string>

/** The data that the provider sends along with the returning customer. */
export const providerData = (paymentCode: string, { outcome }: KeptCardPayment): Readonly<Record<string, string>> => {
  if (outcome === null) return {}
  const { status, bankStatus, authorizationNumber, transactionCode } = outcome
  return {
    paymentCode,
    status,
    bankStatus,
    transactionCode,
    ...(authorizationNumber !== null && { authorizationNumber }),
  }
}
