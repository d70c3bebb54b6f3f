import { caseAt, type KeptPayment, type PaidEnd, RETURN_KEPT, type Redirect } from '../../../machines/payment/kept'
import { keepPaid, keepSent } from '../../../machines/payment/ledger'
import type { PaymentEnd } from '../../../machines/payment/payment.types'
import { type CaseStatus, caseStatusOf } from '../../../machines/payment/paymentQueries'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import type { PaymentReturnEvent, ReturnStart } from '../../../machines/payment/paymentReturn.types'
import { endOf, type Processed } from '../../../machines/payment/process.actor'
import { type CardPayment, paymentWith } from '../../../machines/payment/records'
import { isUntaken, unconfirmed } from '../../../machines/payment/results'
import type { Services } from '../../../machines/services'
import { PAYMENT, PAYMENTS } from '../../../machines/storageKeys'
import { processProviderResponse } from '../../../src/api/payments'
import { TechnicalError } from '../../../src/api/technicalError'
import { callCases, START } from '../kit/cases'
import { fakeServices } from '../kit/fakeServices'
import { type ActorCase, modelOf } from '../kit/model'
import { callService, type Settlement } from '../kit/settlement'

const redirect: Redirect = {
  ...{ id: 'payment-1', ...caseAt('10000001', '/kgfb/ugyek/license-plate'), udcContractId: null },
  ...{ paymentCode: 'payment-1', amount: 12_450, currency: 'HUF', time: START },
}
const until = START + RETURN_KEPT

const expired = new TechnicalError('expired', 'scripted: expired')

const processedEnd = (end: PaymentEnd, caseStatus: CaseStatus | null) => ({
  output: { end, caseStatus } satisfies Processed,
})

/** Returns the ends of processing a return. A failed call gives an unconfirmed payment, an expired session an error. */
export const processCases = (caseStatus: CaseStatus | null = null): readonly ActorCase[] => [
  ...callCases(processProviderResponse).map(({ end, script, ...ends }): ActorCase => {
    if ('output' in end) return { ...ends, script, end: processedEnd(endOf(Object(end.output), redirect), caseStatus) }
    // The actor waits after a failed call, because the page may be closing, which also ends its calls.
    return { ...ends, script: [...script, { type: 'wait' }], end: processedEnd(unconfirmed(redirect), caseStatus) }
  }),
  {
    name: 'expired',
    end: { error: expired },
    script: [{ type: 'fail', service: callService(processProviderResponse), error: expired }],
  },
]

const sentEnd = (isProcessing: boolean): PaidEnd => ({
  ...{ type: 'paid', id: redirect.id, isProcessing },
  payment: { status: 'ACCEPTED', paymentCode: 'payment-1', amount: redirect.amount, currency: redirect.currency },
})

const recordAfter = (save: (services: Services) => void): CardPayment => {
  const { services } = fakeServices()
  save(services)
  const record = paymentWith(services, redirect.id)
  if (record === null) throw new Error('The record of the payment is missing')
  return record
}

/** The record of a payment whose case has been sent. */
const sentRecord = (end: PaidEnd) => recordAfter((services) => keepSent(services, redirect, end, 'key-1'))

/** The record of a payment whose case the insurer has rejected. */
const refusedRecord = (end: PaidEnd) => recordAfter((services) => keepPaid(services, redirect, end, 'draft-1', true))

const storeSettlements = (storedPayment: KeptPayment | null, record: CardPayment | null): readonly Settlement[] => [
  { type: 'store', key: PAYMENT, value: storedPayment },
  { type: 'store', key: `${PAYMENTS}${redirect.id}`, value: record, isShared: true },
]

/** The saved state of an earlier return from a payment. */
const returnCase = (
  name: string,
  storedPayment: Exclude<KeptPayment, { type: 'away' }>,
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

const missingReturn = (code: string | null): ActorCase => ({
  name: 'nothing',
  end: { output: { redirect: null, returned: null, isUnknown: code !== null, code } satisfies ReturnStart },
  script: [],
  before: storeSettlements(null, null),
})

const returned = { type: 'returned', redirect, providerData: 'paymentCode=payment-1', key: 'key-1', until } as const

const settledCase = (record: CardPayment): ActorCase => ({
  name: record.status,
  end: { output: { redirect: record, returned: null, caseStatus: caseStatusOf(record) } satisfies ReturnStart },
  script: [],
  before: storeSettlements(null, record),
})

export const paymentReturn = modelOf(paymentReturnMachine, {
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
        ? [missingReturn(null)]
        : [
            missingReturn('payment-1'),
            settledCase(sentRecord(sentEnd(false))),
            settledCase(refusedRecord(sentEnd(false))),
            returnCase('returned', returned),
            returnCase('returnedAfterSent', returned, sentRecord(sentEnd(true))),
            returnCase('returnedAfterRefused', returned, refusedRecord(sentEnd(true))),
            returnCase('ended', {
              ...{ type: 'ended', redirect, until },
              end: { type: 'failed', failure: { type: 'unsuccessful' } },
            }),
          ],
    process: (_, { context }) => processCases(context.caseStatus),
  },
  project: ({ query, contractNumber, returned, caseStatus, end }) => [
    ...[query === '', contractNumber, returned === null, caseStatus],
    end?.type === 'failed' ? isUntaken(end.failure) : end?.isProcessing,
  ],
})
