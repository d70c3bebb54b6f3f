import type { CreatedPayment, DueType, Money, PaymentResult } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import type { Contract } from '../state'
import { lookUp, newId, type Store } from '../store'
import { dropAwaitedPayments } from './announced'
import { allocatePayment } from './booking'
import { paymentsMemory } from './memory'
import { amountDueFirst } from './owed'

/** Maximum amount of a card payment, in forints. */
const MAX_AMOUNT = 1_000_000

interface CardPaymentRequest {
  readonly amount: number
  readonly currency: Money['currency']
  readonly returnUrl: string
  readonly udcContractId?: string | null | undefined
  readonly premiumType?: DueType | undefined
}

/** Starts a card payment at the provider, or returns why it cannot be started. */
export const createCardPayment = (store: Store, contract: Contract, request: CardPaymentRequest): CreatedPayment => {
  const { amount, currency, returnUrl, udcContractId = null, premiumType } = request
  const isInForints = currency === 'HUF' || currency === 'FT'
  if (!isInForints || !Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT) {
    return { redirectUrl: null, isError: true, message: REFUSED_MESSAGE, paymentCode: null }
  }
  // Without an account and a type, a payment is for what is due first. Another amount, e.g. of a top-up, is not.
  const isForDue = amount === amountDueFirst(store, contract)?.value
  if (udcContractId === null && premiumType === undefined && !isForDue)
    return { redirectUrl: null, isError: true, message: null, paymentCode: null }
  const paymentCode = newId(store, 'payment')
  const { cards } = paymentsMemory(contract)
  cards[paymentCode] = {
    ...{ amount, currency, returnUrl, udcContractId, outcome: null, isSilent: false, isBooked: false },
    ...(premiumType !== undefined && { premiumType }),
  }
  const redirectUrl = `${store.pages}/kartya?fizetes=${encodeURIComponent(paymentCode)}`
  return { redirectUrl, isError: false, message: null, paymentCode }
}

const REFUSED_MESSAGE = `Ezt az összeget bankkártyával nem lehet befizetni. Kártyával alkalmanként ${formatMoney({ value: 1, currency: 'HUF' })} és ${formatMoney({ value: MAX_AMOUNT, currency: 'HUF' })} közötti, egész összeget fizethet.`

interface ProviderResponse {
  /** The query string of the return address. */
  readonly providerData: string
  readonly contractNumber: string
  readonly udcContractId?: string | null | undefined
}

/**
 * Returns the outcome of a payment, or an error code if `providerData` identifies no payment of this contract. Only the
 * provider decides the outcome; `providerData` cannot change it. An accepted payment is booked once.
 */
export const processCardPayment = (
  store: Store,
  contract: Contract,
  { providerData, contractNumber, udcContractId = null }: ProviderResponse,
): PaymentResult | 'PAYMENT_DATA_MISSING' | 'PAYMENT_NOT_FOUND' => {
  const paymentCode = new URLSearchParams(providerData).get('paymentCode')
  if (paymentCode === null || paymentCode === '') return 'PAYMENT_DATA_MISSING'
  const cardPayment = lookUp(paymentsMemory(contract).cards, paymentCode)
  const belongsToContract = contractNumber === contract.number && cardPayment?.udcContractId === udcContractId
  if (cardPayment === undefined || !belongsToContract) return 'PAYMENT_NOT_FOUND'
  const { amount, currency, outcome } = cardPayment
  // A payment into an investment account is not booked here. The case that requested the payment books it
  // (`bookCardPayment`).
  if (outcome?.status === 'ACCEPTED' && !cardPayment.isBooked && cardPayment.udcContractId === null) {
    dropAwaitedPayments(store, contract, cardPayment.premiumType)
    allocatePayment(store, contract, amount, cardPayment.premiumType)
    cardPayment.isBooked = true
  }
  const { status = PENDING, bankStatus = null, authorizationNumber = null, transactionCode = null } = outcome ?? {}
  return { amount, currency, status, bankStatus, authorizationNumber, transactionCode, paymentCode }
}

/**
 * Marks a card payment into an account as booked by a case. Returns `false` if another case has booked it. Returns
 * `true` for an unknown code. Also returns `true` for a payment without an account, because `processCardPayment` books
 * such a payment.
 */
export const bookCardPayment = (contract: Contract, paymentCode: string | null | undefined): boolean => {
  const cardPayment = lookUp(paymentsMemory(contract).cards, paymentCode ?? '')
  if (cardPayment === undefined || cardPayment.udcContractId === null) return true
  const isNewlyBooked = !cardPayment.isBooked
  cardPayment.isBooked = true
  return isNewlyBooked
}

/** Status of a payment that the provider has not decided yet. */
const PENDING = 'PENDING'
