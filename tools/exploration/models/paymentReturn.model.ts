import {
  type PaidEnd,
  paidCaseAt,
  RETURN_LIFETIME,
  type Redirect,
  type StoredPayment,
} from '../../../machines/payment/kept'
import { recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import type { PaymentEnd } from '../../../machines/payment/payment.types'
import { type CaseStatus, caseStatusOf } from '../../../machines/payment/paymentQueries'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import type { PaymentReturnEvent, ReturnStart } from '../../../machines/payment/paymentReturn.types'
import { type ProcessResult, paymentEndOf } from '../../../machines/payment/process.actor'
import { type CardPayment, paymentWithId } from '../../../machines/payment/records'
import { tookNoMoney, unconfirmedEnd } from '../../../machines/payment/results'
import type { Services } from '../../../machines/services'
import { PAYMENT, PAYMENTS } from '../../../machines/storageKeys'
import { processProviderResponse } from '../../../src/api/payments'
import { TechnicalError } from '../../../src/api/technicalError'
import { callCases, START_TIME } from '../kit/cases'
import { fakeServices } from '../kit/fakeServices'
import { type ActorCase, modelOf } from '../kit/model'
import { callService, type Settlement } from '../kit/settlement'

const redirect: Redirect = {
  ...{ id: 'payment-1', ...paidCaseAt('10000001', '/kgfb/ugyek/license-plate'), udcContractId: null },
  ...{ paymentCode: 'payment-1', amount: 12_450, currency: 'HUF', time: START_TIME },
}
const keptUntil = START_TIME + RETURN_LIFETIME

const expiredError = new TechnicalError('expired', 'scripted: expired')

const processedEnd = (end: PaymentEnd, caseStatus: CaseStatus | null) => ({
  output: { end, caseStatus } satisfies ProcessResult,
})

/** Returns the ends of processing a return. A failed call gives an unconfirmed payment, an expired session an error. */
export const processCases = (caseStatus: CaseStatus | null = null): readonly ActorCase[] => [
  ...callCases(processProviderResponse).map(({ end, script, ...rest }): ActorCase => {
    if ('output' in end)
      return { ...rest, script, end: processedEnd(paymentEndOf(Object(end.output), redirect), caseStatus) }
    // The actor waits after a failed call, because the call also fails if the page closes.
    return { ...rest, script: [...script, { type: 'wait' }], end: processedEnd(unconfirmedEnd(redirect), caseStatus) }
  }),
  {
    name: 'expired',
    end: { error: expiredError },
    script: [{ type: 'fail', service: callService(processProviderResponse), error: expiredError }],
  },
]

const paidEnd = (isProcessing: boolean): PaidEnd => ({
  ...{ type: 'paid', id: redirect.id, isProcessing },
  payment: { status: 'ACCEPTED', paymentCode: 'payment-1', amount: redirect.amount, currency: redirect.currency },
})

const recordAfter = (save: (services: Services) => void): CardPayment => {
  const { services } = fakeServices()
  save(services)
  const record = paymentWithId(services, redirect.id)
  if (record === null) throw new Error('The record of the payment is missing')
  return record
}

/** Returns the record of a payment whose case has been sent. */
const sentRecord = (end: PaidEnd) => recordAfter((services) => recordSubmission(services, redirect, end, 'key-1'))

/** Returns the record of a payment whose case the insurer has rejected. */
const refusedRecord = (end: PaidEnd) =>
  recordAfter((services) => recordTakenPayment(services, redirect, end, 'draft-1', true))

const storeSettlements = (storedPayment: StoredPayment | null, record: CardPayment | null): readonly Settlement[] => [
  { type: 'store', key: PAYMENT, value: storedPayment },
  { type: 'store', key: `${PAYMENTS}${redirect.id}`, value: record, isShared: true },
]

/**
 * Returns the end of the actor that looks up the payment's return in the storage. The storage contains this payment and
 * this record.
 */
const returnCase = (
  name: string,
  storedPayment: Exclude<StoredPayment, { type: 'away' }>,
  record: CardPayment | null = null,
): ActorCase => ({
  name,
  end: {
    output: {
      ...{
        redirect: storedPayment.redirect,
        returned: storedPayment.type === 'returned' ? storedPayment : null,
        caseStatus: caseStatusOf(record),
      },
    } satisfies ReturnStart,
  },
  script: [],
  before: storeSettlements(storedPayment, record),
})

const missingReturnCase = (code: string | null): ActorCase => ({
  name: 'nothing',
  end: { output: { redirect: null, returned: null, isUnknown: code !== null, code } satisfies ReturnStart },
  script: [],
  before: storeSettlements(null, null),
})

const returnedPayment = {
  type: 'returned',
  redirect,
  providerData: 'paymentCode=payment-1',
  key: 'key-1',
  until: keptUntil,
} as const

const settledCase = (record: CardPayment): ActorCase => ({
  name: record.status,
  end: { output: { redirect: record, returned: null, caseStatus: caseStatusOf(record) } satisfies ReturnStart },
  script: [],
  before: storeSettlements(null, record),
})

export const paymentReturnModel = modelOf(paymentReturnMachine, {
  inputs: {
    signedIn: { query: 'paymentCode=payment-1', contractNumber: '10000001' },
    otherContract: { query: 'paymentCode=payment-1', contractNumber: '10000002' },
    unnamed: { query: '', contractNumber: '10000001' },
    signedOut: { query: 'paymentCode=payment-1', contractNumber: null },
  },
  events: (): PaymentReturnEvent[] => [{ type: 'contract.switched' }, { type: 'paymentReturn.left' }],
  actors: {
    takeReturn: (input) =>
      Object(input).query === ''
        ? [missingReturnCase(null)]
        : [
            missingReturnCase('payment-1'),
            settledCase(sentRecord(paidEnd(false))),
            settledCase(refusedRecord(paidEnd(false))),
            returnCase('returned', returnedPayment),
            returnCase('returnedAfterSent', returnedPayment, sentRecord(paidEnd(true))),
            returnCase('returnedAfterRefused', returnedPayment, refusedRecord(paidEnd(true))),
            returnCase('ended', {
              ...{ type: 'ended', redirect, until: keptUntil },
              end: { type: 'failed', failure: { type: 'unsuccessful' } },
            }),
          ],
    process: (_, { context }) => processCases(context.caseStatus),
  },
  project: ({ query, contractNumber, returned, caseStatus, end }) => [
    ...[query === '', contractNumber, returned === null, caseStatus],
    end?.type === 'failed' ? tookNoMoney(end.failure) : end?.isProcessing,
  ],
})
