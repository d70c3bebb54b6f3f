import type { Contract } from '../state'
import { lookUp, newId, type Store } from '../store'
import type { KeptCardPayment } from './slice'

/** How the card payment provider can end a payment. */
export type CardOutcome = NonNullable<KeptCardPayment['outcome']>['status']

/** A payment as the provider knows it. */
export interface ProvidedPayment {
  readonly contract: Contract
  readonly payment: KeptCardPayment
}

/** A payment by its code, whosever it is. */
export const cardPaymentOf = (store: Store, paymentCode: string): ProvidedPayment | undefined => {
  for (const contract of Object.values(store.state.contracts)) {
    const payment = lookUp(contract.payments?.cards ?? {}, paymentCode)
    if (payment !== undefined) return { contract, payment }
  }
  return undefined
}

/** The provider decides; how it ended once stands. */
export const endCardPayment = (store: Store, payment: KeptCardPayment, status: CardOutcome): void => {
  if (payment.outcome !== null || payment.isSilent) return
  payment.outcome = {
    status,
    bankStatus: BANK_STATUS[status],
    authorizationNumber: status === 'ACCEPTED' ? newId(store, 'authorization') : null,
    transactionCode: newId(store, 'transaction'),
  }
}

// As banks write it (ISO 8583): approved, do not honour, cancelled by the customer.
const BANK_STATUS = { ACCEPTED: '00', REFUSED: '05', CANCELLED: '17' } as const satisfies Record<CardOutcome, string>

/** What the provider hands over with the customer who comes back. */
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
