import * as v from 'valibot'
import { modificationFailures, noFields } from './businessErrors'
import { endpoint } from './endpoint'
import {
  caseResult,
  createdPayment,
  currency,
  dueType,
  paidByCard,
  payment,
  paymentResult,
  transferDetails,
} from './entities'

/** Ids of payment methods and frequencies (specification, section 9: sample data). */
export const PAYMENT_TYPES = [2, 3, 4, 13] as const
export const PAYMENT_FREQUENCIES = [1, 2, 3, 4] as const

/** Payments a year, by the id of the payment frequency. */
export const PAYMENTS_A_YEAR: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 12],
])

const accountFields = { udcContractId: v.optional(v.nullable(v.string())) }

/** The premiums to pay. */
export const getPayments = endpoint({
  id: 'payments.getPayments',
  method: 'GET',
  path: 'payments',
  response: v.array(payment),
  failures: {},
  source: 'spec',
  assumes: 'The values of premiumType; that the list has only unpaid premiums that are due. A debt is in the header.',
})

/**
 * Bank transfer details. Their amount is the requested one (`paymentAmount`). Without a requested amount, it is the
 * debt or, if there is no debt, the due premium.
 */
export const payByTransfer = endpoint({
  id: 'payments.payByTransfer',
  method: 'POST',
  path: 'payment/transfer',
  body: v.object({ ...accountFields, paymentAmount: v.optional(v.number()) }),
  response: transferDetails,
  failures: {},
  source: 'spec',
  assumes: 'The whole body.',
})

/** Bank transfer details for a fee. */
export const payFeeByTransfer = endpoint({
  id: 'payments.payFeeByTransfer',
  method: 'POST',
  path: 'payment/fee-payment-transfer',
  body: v.object({ ...accountFields, paymentAmount: v.number() }),
  response: transferDetails,
  failures: {},
  source: 'spec',
  assumes: 'The whole body.',
})

/** Records that the customer pays later. Answers with a business error if nothing is due. */
export const payLater = endpoint({
  id: 'payments.payLater',
  method: 'POST',
  path: 'payment/later',
  body: v.object(accountFields),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape.',
})

/**
 * Reports a payment that the customer has made by card or will make by transfer. Also reports a payment that the
 * customer postpones (`payLater`). The answer is the receipt.
 */
export const reportPayment = endpoint({
  id: 'payments.reportPayment',
  method: 'POST',
  path: 'payment/report',
  body: v.object({ premiumType: v.optional(dueType), ...paidByCard.entries }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has the payment of a due premium, but the specification has no call that ends it with a case and a receipt.',
  assumes: 'MODIFICATION_FAILED001 if the card payment failed, or if nothing is due and nothing was paid.',
})

/**
 * Starts a card payment of a due item: the debt or premium `premiumType`, or the first due item if `premiumType` is
 * left out. With `udcContractId`, the payment goes into this investment account instead. The answer has `isError` if
 * the insurer cannot start a card payment.
 */
export const createPayment = endpoint({
  id: 'payments.createPayment',
  method: 'POST',
  path: 'payment/createpayment',
  body: v.object({
    ...accountFields,
    premiumType: v.optional(dueType),
    amount: v.number(),
    currency,
    returnUrl: v.string(),
  }),
  response: createdPayment,
  failures: {},
  source: 'spec',
  assumes:
    'The whole body; the provider leads back to returnUrl with a query of its own. A payment without udcContractId pays a due item: the one of premiumType, or the first one.',
})

/**
 * Sends the card payment provider's response to the insurer. A declined card is no business error: the answer's status
 * then shows that the payment failed.
 */
export const processProviderResponse = endpoint({
  id: 'payments.processProviderResponse',
  method: 'POST',
  path: 'payment/process-provider-responseV2',
  body: v.object({ providerData: v.string(), contractNumber: v.string(), ...accountFields }),
  response: paymentResult,
  failures: {
    /** The provider's data do not identify a payment. */
    PAYMENT_DATA_MISSING: noFields,
    /** The contract and account have no such payment. */
    PAYMENT_NOT_FOUND: noFields,
  },
  source: 'spec',
  assumes:
    'providerData is the query string of the return, unchanged; the status of an accepted payment is ACCEPTED; both refusals; that a payment that is processed twice counts once; that a card payment settles a due item only with this call. So an item that is no longer due before this call was paid in another way.',
})
