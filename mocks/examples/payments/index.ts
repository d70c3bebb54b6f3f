import * as api from '../../../src/api/payments'
import { type ExampleSet, exampleSet } from '../exampleSet'
import { transferTo } from './transferExamples'

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

const currentPremium = {
  premium: forints(14860),
  paymentPeriodStartDate: '2026-09-25',
  paymentPeriodEndDate: '2026-12-24',
  paymentDeadline: '2026-11-24',
  premiumType: 'CURRENT',
} as const
const nextPremium = {
  premium: forints(14860),
  paymentPeriodStartDate: '2026-12-25',
  paymentPeriodEndDate: '2027-03-24',
  paymentDeadline: '2027-02-23',
  premiumType: 'NEXT',
} as const
const euroAmount = { value: 132.5, currency: 'EUR' } as const

const transfer = transferTo('10000001')

const accepted = {
  amount: 12450,
  currency: 'HUF',
  status: 'ACCEPTED',
  bankStatus: '00',
  authorizationNumber: 'authorization-2',
  transactionCode: 'transaction-3',
  paymentCode: 'payment-1',
} as const
const failedResponse = { ...accepted, authorizationNumber: null } as const

/** Example answers about due payments and payment methods. */
export const paymentExamples: readonly ExampleSet[] = [
  exampleSet(
    api.getPayments,
    {
      empty: [],
      current: [currentPremium],
      withoutDays: [
        { premium: forints(14860), premiumType: 'CURRENT' },
        { premium: forints(14860), paymentDeadline: '2027-02-23', premiumType: 'NEXT' },
      ],
      next: [nextPremium],
      everyType: [currentPremium, nextPremium],
      anotherType: [{ ...currentPremium, premiumType: 'PREVIOUS' }, nextPremium],
      inEuros: [
        { ...currentPremium, premium: euroAmount },
        { ...nextPremium, premium: euroAmount },
      ],
      long: Array.from({ length: 200 }, (_, index) => ({ ...nextPremium, premium: forints(1000 + index) })),
    },
    {},
  ),
  exampleSet(
    api.payByTransfer,
    {
      debt: { ...transfer, debt: forints(12450) },
      amount: { ...transfer, paymentAmount: forints(14860) },
      nothingDue: { ...transfer, paymentAmount: null },
      withoutSwift: { ...transfer, swiftCode: null, paymentAmount: forints(14860) },
    },
    {},
  ),
  exampleSet(
    api.payFeeByTransfer,
    {
      amount: { ...transfer, paymentAmount: forints(50000) },
      withoutSwift: { ...transfer, swiftCode: null, paymentAmount: forints(50000) },
      inEuros: { ...transfer, paymentAmount: euroAmount },
    },
    {},
  ),
  exampleSet(
    api.createPayment,
    {
      started: {
        redirectUrl: '/szimulacio/kartya?fizetes=payment-1',
        isError: false,
        message: null,
        paymentCode: 'payment-1',
      },
      refused: {
        redirectUrl: null,
        isError: true,
        message: 'Ezt az összeget bankkártyával nem lehet befizetni.',
        paymentCode: null,
      },
    },
    {},
  ),
  exampleSet(
    api.processProviderResponse,
    {
      accepted,
      refused: { ...failedResponse, status: 'REFUSED', bankStatus: '05' },
      cancelled: { ...failedResponse, status: 'CANCELLED', bankStatus: '17' },
      pending: { ...failedResponse, status: 'PENDING', bankStatus: null, transactionCode: null },
      nothingMore: { amount: null, currency: null, status: 'ACCEPTED' },
    },
    { PAYMENT_DATA_MISSING: { plain: {} }, PAYMENT_NOT_FOUND: { plain: {} } },
  ),
]
