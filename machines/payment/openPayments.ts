import type { Money } from '../../src/api/entities'
import { pathOf, routeOf } from '../routes'
import type { Services } from '../services'
import { portalLinkQuery } from './departures'
import { isPremium } from './owed'
import { paidMoneyOf } from './paidMoney'
import { isRecordStored, unarrivedPaymentsOf, unsentPaymentsOf, unsettledPaymentsOf } from './paymentQueries'

/**
 * An unfinished payment, as this browser has stored it. Its result is unknown, its case is not submitted, or its case
 * is submitted but no money or a different amount arrived.
 */
export interface OpenPayment {
  /**
   * `unknown`: the result is unknown. `processing`: the insurer has not confirmed the payment yet. `paid`: the payment
   * is confirmed, but its case is not submitted. `other`: a different amount was paid than requested. `refused`: the
   * payment is confirmed, but the insurer has rejected its case. `sentUntaken`, `sentOther`: the case is submitted, but
   * no money or a different amount arrived. `transferShown`: the customer has seen the data of a transfer, and may have
   * made it. All other types are card payments.
   */
  readonly type: 'unknown' | 'processing' | 'paid' | 'other' | 'refused' | 'sentUntaken' | 'sentOther' | 'transferShown'
  /** The id of the payment. A case may have several payments, so `origin` does not identify one. */
  readonly id: string
  /** The address of the case that is paid for. */
  readonly origin: string
  /**
   * The address of the return page, which reports the payment to the insurer again. Absent before the customer has
   * returned, or once the result is known.
   */
  readonly returnAddress?: string
  readonly amount: Money | string
  /** `true` if a shown transfer, or a payment whose result is unknown, is for a premium that is not part of the debt. */
  readonly isOfPremium?: true
  /** `true` if a shown transfer is for the debt. */
  readonly paysDebt?: true
  /** First day (`yyyy-MM-dd`) of the premium's period that a shown transfer is for. */
  readonly periodStart?: string
  /** `true` if the payment's case is submitted, so that leaving the contract loses nothing. */
  readonly isSubmitted?: true
  /** `true` if a submission of the payment's case got no answer, so that the insurer may have received the case. */
  readonly isUnanswered?: true
  /** `true` if the browser has not stored the payment, so that a reload of this page loses it. */
  readonly isLost?: true
  /** The payment code, which the customer quotes on the phone. */
  readonly code?: string
  /** The requested amount; absent if exactly that amount was paid. */
  readonly asked?: Money
}

/**
 * Returns the address at which the case of a payment continues. For a premium, it is the form: without a draft, the
 * payment step would pay the first due item, which may be another one.
 */
export const caseAddressOfPayment = ({ origin, isOfPremium }: OpenPayment): string => {
  const route = routeOf(origin)
  return isOfPremium && route.name === 'case' ? pathOf({ ...route, step: '' }) : origin
}

/**
 * Returns the unfinished card payments of a contract, for every screen that shows them. Payments with an unknown result
 * come first.
 */
export const openPaymentsOf = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  contractNumber: string,
): readonly OpenPayment[] => {
  const takenPayments = unsentPaymentsOf(services, contractNumber).flatMap(
    ({ id, origin, end, status, sentAs }): readonly OpenPayment[] => {
      const amount = paidMoneyOf(end.payment)
      if (amount === null) return []
      const code = end.payment.paymentCode
      const payment = {
        ...{ id, origin, amount, ...(code && { code }) },
        ...(!isRecordStored(services, end) && { isLost: true as const }),
        ...(status === 'taken' && sentAs !== undefined && { isUnanswered: true as const }),
      }
      if (status === 'refused') return end.isProcessing ? [] : [{ type: 'refused', ...payment }]
      if (end.asked !== undefined) return [{ type: 'other', ...payment, asked: end.asked }]
      return [{ type: end.isProcessing ? 'processing' : 'paid', ...payment }]
    },
  )
  const unknownPayments = unsettledPaymentsOf(services, contractNumber)
    .filter(({ status }) => status !== 'taken')
    .map(
      ({ id, origin, amount, currency, premiumType, providerData }): OpenPayment => ({
        ...{ type: 'unknown', id, origin, amount: { value: amount, currency } },
        ...(isPremium(premiumType) && { isOfPremium: true }),
        ...(providerData !== undefined && {
          returnAddress: pathOf({ name: 'paymentReturn', query: portalLinkQuery(id, providerData) }),
        }),
      }),
    )
  const submittedPayments = unarrivedPaymentsOf(services, contractNumber).map(
    ({ id, origin, amount: value, currency, paymentCode, end }): OpenPayment => {
      const requestedAmount = { value, currency }
      const code = paymentCode ?? end?.payment.paymentCode
      const payment = { id, origin, ...(code && { code }), isSubmitted: true as const }
      if (end === undefined) return { type: 'sentUntaken', ...payment, amount: requestedAmount }
      return {
        type: 'sentOther',
        ...payment,
        amount: paidMoneyOf(end.payment) ?? '',
        asked: end.asked ?? requestedAmount,
      }
    },
  )
  // Attempts with the same case and amount are listed once, because the customer sees them as one payment. Attempts
  // that can be reported to the insurer are all listed.
  const listingKeyOf = ({ id, origin, returnAddress, amount }: OpenPayment) =>
    returnAddress === undefined ? `${origin} ${JSON.stringify(amount)}` : id
  return [
    ...new Map(unknownPayments.map((payment) => [listingKeyOf(payment), payment])).values(),
    ...takenPayments,
    ...submittedPayments,
  ]
}
