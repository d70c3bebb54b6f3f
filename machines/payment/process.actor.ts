import { fromPromise } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import type { PaymentResult } from '../../src/api/entities'
import { getPayments, processProviderResponse } from '../../src/api/payments'
import { TechnicalError } from '../../src/api/technicalError'
import { recordCalls } from '../actors/call'
import { headerOfProductLine } from '../headerOfProductLine'
import { type Services, servicesOf } from '../services'
import { isSameCurrency } from '../validation/isForints'
import { markAsReported, moveReturn, otherPaymentWithCode, recordPaymentCode } from './departures'
import { isDueGone } from './dueGone'
import type { Redirect, Returned } from './kept'
import { recordResult } from './ledger'
import { requestedIfDifferent } from './paidMoney'
import type { PaymentEnd } from './payment.types'
import { type CaseStatus, caseStatusOf, laterPaymentOfItem } from './paymentQueries'
import { paymentWithId } from './records'
import { ACCEPTED, tookNoMoney, unconfirmedEnd, undecidedEnd } from './results'

/** Maximum time (ms) that a page keeps running after the browser has begun to leave it. */
const LAST_MOMENT = 1000

const failedEnd = (failure: Extract<PaymentEnd, { type: 'failed' }>['failure']): PaymentEnd => ({
  type: 'failed',
  failure,
})

/** Returns the insurer's payment data. A missing amount or currency is replaced by the requested one. */
const withAmount = (data: PaymentResult, { amount, currency }: Redirect): PaymentResult => ({
  ...data,
  amount: data.amount ?? amount,
  currency: data.currency ?? currency,
})

/** Tells if a missing amount cannot be replaced by the requested one, because the currencies differ. */
const isAmountUnknown = ({ amount, currency }: PaymentResult, redirect: Redirect): boolean =>
  amount == null && currency != null && !isSameCurrency(currency, redirect.currency)

/**
 * Returns the result of a payment according to the insurer. The payment stays unconfirmed if the insurer rejects the
 * request as malformed, or accepts the payment but its amount is unknown.
 */
export const paymentEndOf = (outcome: OutcomeOf<typeof processProviderResponse>, redirect: Redirect): PaymentEnd => {
  if (!outcome.ok) {
    const { code } = outcome.failure
    if (code === 'MISSING_FIELDS') return unconfirmedEnd(redirect)
    return failedEnd({ type: code === 'PAYMENT_DATA_MISSING' ? 'dataMissing' : 'unsuccessful' })
  }
  const { data } = outcome
  if (data.status === ACCEPTED) {
    if (isAmountUnknown(data, redirect)) return unconfirmedEnd(redirect)
    const { amount: value, currency } = redirect
    const payment = withAmount(data, redirect)
    const asked = requestedIfDifferent(payment, { value, currency })
    return { type: 'paid', id: redirect.id, payment, isProcessing: false, asked, paidFor: redirect.paidFor }
  }
  return failedEnd(data.status.trim() === '' ? { type: 'unsuccessful' } : { type: 'status', status: data.status })
}

/**
 * Calls `isDueGone`. Rejects only if aborted, or if the session has expired. Other failures return `false`, because the
 * customer's return must continue.
 */
const isDueGoneForCertain = async (
  services: Pick<Services, 'call'>,
  redirect: Redirect,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    return await isDueGone(services, redirect, signal)
  } catch (error) {
    if (signal.aborted || (error instanceof TechnicalError && error.type === 'expired')) throw error
    return false
  }
}

/** The result of a payment, and the state of its case. */
export interface ProcessResult {
  /**
   * Another payment of the same contract that this return really belongs to: the insurer's answer contains the code
   * of that payment. `end` is then its result. Absent if the return belongs to the payment that was reported.
   */
  readonly named?: Redirect
  readonly end: PaymentEnd
  readonly caseStatus: CaseStatus | null
  /** `true` if a later payment has paid the same item. */
  readonly isPaidLater?: boolean
}

interface ProcessInput {
  /** The open contract, which the payment belongs to. */
  readonly contractNumber: string
  readonly returned: Returned | null
}

/**
 * Reports the provider's data to the insurer. Rejects only if aborted, or if the session has expired; the report can
 * then be repeated.
 */
export const processActor = recordCalls(
  fromPromise<ProcessResult, ProcessInput>(async ({ input, signal, system }) => {
    const { contractNumber, returned } = input
    if (returned === null || returned.providerData === '')
      return { end: failedEnd({ type: 'dataMissing' }), caseStatus: null }
    const { redirect, providerData, key } = returned
    const body = { providerData, contractNumber, udcContractId: redirect.udcContractId }
    const services = servicesOf(system)
    const { call, now, sleepUntil } = services
    const record = paymentWithId(services, redirect.id)
    // `isDueGone` is checked only before the first report. After it, the payment's own money may have settled the item.
    const isFirstReport = record !== null && !record.isReported
    const isItemGone = record?.isDueGone ?? (isFirstReport && (await isDueGoneForCertain(services, redirect, signal)))
    markAsReported(services, redirect.id, isItemGone)
    const finish = (payment: Redirect, result: PaymentEnd, wasItemGone: boolean): ProcessResult => {
      const recordBefore = paymentWithId(services, payment.id)
      const laterPayment = recordBefore && laterPaymentOfItem(services, recordBefore)
      const isPaidByLaterPayment = payment.isOfDue === true && laterPayment !== null
      const newEnd =
        result.type === 'paid' && (wasItemGone || isPaidByLaterPayment) ? { ...result, isDueGone: true } : result
      // The result is saved at once, because the tab may be closed before the case opens.
      const end = recordResult(services, payment, newEnd)
      const isPaidLater = laterPayment !== null && end.type === 'failed' && tookNoMoney(end.failure)
      // The case's status is read again, because another tab may have submitted the case meanwhile.
      return {
        end,
        caseStatus: caseStatusOf(isPaidLater ? laterPayment : paymentWithId(services, payment.id)),
        isPaidLater,
      }
    }
    try {
      const outcome = await call(processProviderResponse, { body }, { signal, idempotencyKey: key })
      // A return without a payment code may belong to an earlier payment, which the insurer's answer then names.
      const otherPayment = outcome.ok ? otherPaymentWithCode(services, redirect, outcome.data.paymentCode) : null
      if (otherPayment !== null) {
        moveReturn(services, redirect.id, otherPayment.id, providerData)
        const processed = finish(otherPayment, paymentEndOf(outcome, otherPayment), otherPayment.isDueGone === true)
        return otherPayment.contract === redirect.contract
          ? { ...processed, named: otherPayment }
          : finish(redirect, undecidedEnd, isItemGone)
      }
      if (outcome.ok) recordPaymentCode(services, redirect.id, outcome.data.paymentCode)
      return finish(redirect, paymentEndOf(outcome, redirect), isItemGone)
    } catch (error) {
      if (error instanceof TechnicalError && error.type === 'expired') throw error
      // The call may have failed because the browser leaves the page. So the actor first waits until the page would be
      // gone. The next page then reports again.
      await sleepUntil(now() + LAST_MOMENT, signal)
      // An aborted call has no result. The next sign-in reports the payment again.
      if (signal.aborted) throw error
      return finish(redirect, unconfirmedEnd(redirect), isItemGone)
    }
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
  processProviderResponse,
)
