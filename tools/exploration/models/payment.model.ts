import {
  paidCaseAt,
  RETURN_LIFETIME,
  type Redirect,
  type Returned,
  type StoredPayment,
} from '../../../machines/payment/kept'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import type { LoadedDue } from '../../../machines/payment/loadDue.actor'
import { transferWarningKey } from '../../../machines/payment/onItsWay'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import type {
  CardStart,
  LaterStart,
  NotStartedReason,
  PaymentChoice,
  PaymentEvent,
  PaymentInput,
  TransferStart,
} from '../../../machines/payment/payment.types'
import { paymentStartOf } from '../../../machines/payment/restore.actor'
import { PAYMENT, PAYMENTS, paymentKey } from '../../../machines/storageKeys'
import { dayAt } from '../../../machines/today'
import { examplesOf } from '../../../mocks/examples'
import type { Endpoint } from '../../../src/api/endpoint'
import type { AnnouncedTransfer, Money } from '../../../src/api/entities'
import { getHeader } from '../../../src/api/kgfb'
import { createPayment, getPayments, payByTransfer, payFeeByTransfer, payLater } from '../../../src/api/payments'
import { callCases, networkReturnCase, START_TIME, technicalErrorCase, technicalErrorCases } from '../kit/cases'
import { fakeServices, STORES_NOTHING_KEY } from '../kit/fakeServices'
import { type ActorCase, modelOf } from '../kit/model'
import { callService, type Settlement } from '../kit/settlement'
import { processCases } from './paymentReturn.model'

const dueInput: PaymentInput = {
  contractNumber: '10000001',
  udcContractId: null,
  amount: null,
  methods: ['card', 'transfer', 'later'],
  origin: '/kgfb/ugyek/license-plate/fizetes',
  key: 'key-1',
}
const feeInput: PaymentInput = {
  ...dueInput,
  udcContractId: 'udc-1',
  amount: { value: 50_000, currency: 'HUF' },
  methods: ['card', 'transfer'],
}

const { contractNumber, origin } = dueInput
const redirect: Redirect = {
  ...{ id: 'payment-1', ...paidCaseAt(contractNumber, origin), udcContractId: null, paymentCode: 'payment-1' },
  ...{ amount: 12_450, currency: 'HUF', time: START_TIME, premiumType: 'DEBT' },
}
const keptUntil = START_TIME + RETURN_LIFETIME
const returnedPayment: Returned = {
  type: 'returned',
  redirect,
  providerData: 'paymentCode=payment-1',
  key: 'key-2',
  until: keptUntil,
}
const cardChoice: PaymentChoice = {
  ...{ method: 'card', isTransferring: false, attempt: 1, failure: null, failed: null },
  warned: [],
}

/**
 * Returns a possible end of the actor that restores a payment. The actor reads the choice, the payment and the redirect
 * from the storage.
 */
const restoreCase = (
  input: PaymentInput,
  name: string,
  choice: PaymentChoice | null,
  storedPayment: StoredPayment | null,
  unsettledRedirects: readonly Redirect[] = [],
): ActorCase => ({
  name,
  end: { output: paymentStartOf(input, dayAt(START_TIME), choice, storedPayment, unsettledRedirects) },
  script: [],
  before: [
    { type: 'store', key: paymentKey(input.key), value: choice },
    { type: 'store', key: PAYMENT, value: storedPayment },
    {
      ...{ type: 'store', key: `${PAYMENTS}${redirect.id}`, isShared: true },
      value: unsettledRedirects.map((openPayment) => ({ ...openPayment, status: 'open', draftId: null }))[0] ?? null,
    },
  ],
})

const restoreCases = (input: PaymentInput): readonly ActorCase[] => {
  const { udcContractId, amount } = input
  const ownRedirect = { ...redirect, udcContractId, amount: amount?.value ?? redirect.amount }
  return [
    {
      name: 'withheld',
      end: { output: paymentStartOf(input, dayAt(START_TIME), null, null, [], false) },
      script: [],
      before: [{ type: 'store', key: STORES_NOTHING_KEY, value: true, isShared: true }],
    },
    restoreCase(input, 'fresh', null, null),
    restoreCase(input, 'transferring', { ...cardChoice, method: 'transfer', isTransferring: true }, null),
    restoreCase(input, 'cameBack', cardChoice, { type: 'away', redirect: ownRedirect }),
    restoreCase(input, 'unsettled', cardChoice, null, [ownRedirect]),
    restoreCase(input, 'returned', cardChoice, { ...returnedPayment, redirect: ownRedirect }),
    restoreCase(input, 'paid', cardChoice, {
      ...{ type: 'ended', redirect: ownRedirect, until: keptUntil },
      end: { type: 'paid', id: 'payment-1', payment: { status: 'ACCEPTED' }, isProcessing: false },
    }),
    restoreCase(input, 'failed', cardChoice, {
      ...{ type: 'ended', redirect: ownRedirect, until: keptUntil },
      end: { type: 'failed', failure: { type: 'unsuccessful' } },
    }),
  ]
}

const PAYMENT_ADDRESS = 'https://fizetes.example/?fizetes=payment-1'
const cardStartCase: ActorCase = {
  name: 'leads',
  end: {
    output: { type: 'leads', id: 'payment-2', address: PAYMENT_ADDRESS, paymentCode: 'payment-1' } satisfies CardStart,
  },
  script: [
    {
      type: 'answer',
      service: callService(createPayment),
      value: {
        ok: true,
        data: { redirectUrl: PAYMENT_ADDRESS, isError: false, message: null, paymentCode: 'payment-1' },
      },
    },
  ],
}

/**
 * Returns the end of the actor that starts a card payment, for an end of its call. A started payment counts as
 * rejected, because the address in the examples is not one of the allowed hosts.
 */
const cardCase = (callCase: ActorCase): ActorCase => {
  if (!('output' in callCase.end)) return callCase
  const { ok, data } = Object(callCase.end.output)
  const isStarted = ok && !data.isError
  const output: CardStart = isStarted
    ? { type: 'addressRefused' }
    : { type: 'cardRefused', message: ok ? data.message : null }
  return { ...callCase, end: { output } }
}

const answerSettlement = (endpoint: Endpoint, data: unknown): Settlement => ({
  type: 'answer',
  service: callService(endpoint),
  value: { ok: true, data },
})

/** Returns the possible results of loading the amount due. It comes with the header or with the premiums. */
const dueCases = (): readonly ActorCase[] => {
  const [header] = Object.values(examplesOf(getHeader))
  const [premium] = examplesOf(getPayments).current ?? []
  const debt = { value: 12_450, currency: 'HUF' } as const
  const noDebt = { value: 0, currency: 'HUF' } as const
  const headerAnswerWithDebt = (owedAmount: Money | null) => [
    answerSettlement(getHeader, { ...header, debt: owedAmount, debtDays: null }),
  ]
  const dueCase = (name: string, output: LoadedDue, script: readonly Settlement[]): ActorCase => ({
    name,
    end: { output },
    script,
  })
  return [
    dueCase('debt', { type: 'DEBT', amount: debt, periodStart: '' }, headerAnswerWithDebt(debt)),
    dueCase(
      'premium',
      { type: 'CURRENT', amount: premium?.premium ?? debt, periodStart: premium?.paymentPeriodStartDate ?? '' },
      [...headerAnswerWithDebt(noDebt), answerSettlement(getPayments, [premium])],
    ),
    dueCase('nothing', null, [...headerAnswerWithDebt(noDebt), answerSettlement(getPayments, [])]),
    ...technicalErrorCases(callService(getHeader)),
    dueCase('unknown', 'unknown', headerAnswerWithDebt(null)),
  ]
}

/** Settlements that store the record of another tab's payment for the same case. */
const paidNotes = (() => {
  const { services, shared } = fakeServices()
  recordTakenPayment(services, redirect, {
    type: 'paid',
    id: 'payment-3',
    payment: { status: 'ACCEPTED' },
    isProcessing: false,
  })
  return [...shared].map(([key, text]) => ({ type: 'store', key, value: JSON.parse(text), isShared: true }) as const)
})()
const paidElsewhere: NotStartedReason = { type: 'paidElsewhere', id: 'payment-3', amount: null }
const caseRefused: NotStartedReason = {
  ...{ type: 'caseRefused', id: 'payment-1' },
  amount: { value: 12_450, currency: 'HUF' },
}
const noteRemoval = (note: (typeof paidNotes)[number]): Settlement => ({ ...note, value: null })

/** A transfer that the customer has announced and the insurer still expects. */
const transfer: AnnouncedTransfer = {
  amount: { value: 12_450, currency: 'HUF' },
  date: '2026-11-21',
  premiumType: 'DEBT',
}

/**
 * Returns the possible ends of the check before a payment starts. The payment continues if no other tab has paid and
 * the insurer still reports the same amount due.
 */
const checkedCases = (input: unknown, startCases: readonly ActorCase[]): readonly ActorCase[] => {
  const { isOfDue, amount, warned } = Object(input)
  const [header] = Object.values(examplesOf(getHeader))
  const headerAnswerWithDebt = (debt: unknown, ...announcedTransfers: readonly unknown[]) =>
    answerSettlement(getHeader, { ...header, debt, debtDays: null, announcedTransfers })
  const dueScript = isOfDue ? [headerAnswerWithDebt(amount)] : []
  const otherAmount = { value: amount?.value === 5000 ? 6000 : 5000, currency: 'HUF' } as const
  const stoppedCase = (name: string, output: NotStartedReason, script: readonly Settlement[]): ActorCase => ({
    name,
    end: { output },
    script,
  })
  return [
    ...startCases.map((startCase) => ({ ...startCase, script: [...dueScript, ...startCase.script] })),
    ...(isOfDue
      ? [
          // This script also removes the record of the other tab's payment. Otherwise, the path could not continue.
          stoppedCase('paid elsewhere', paidElsewhere, [...paidNotes, ...dueScript, ...paidNotes.map(noteRemoval)]),
          stoppedCase('gone', { type: 'dueGone' }, [
            headerAnswerWithDebt({ value: 0, currency: 'HUF' }),
            answerSettlement(getPayments, []),
          ]),
          ...(warned.includes(transferWarningKey(transfer))
            ? []
            : [
                stoppedCase('awaited', { type: 'transferAwaited', transfer }, [headerAnswerWithDebt(amount, transfer)]),
              ]),
          stoppedCase('changed', { type: 'dueChanged', amount: otherAmount }, [headerAnswerWithDebt(otherAmount)]),
        ]
      : []),
  ]
}

const cardCases = (input: unknown): readonly ActorCase[] =>
  checkedCases(input, [cardStartCase, ...callCases(createPayment).map(cardCase)])

/** Returns the end of the actor that loads a transfer's details, for an end of its call. */
const transferCase = (callCase: ActorCase): ActorCase => {
  if (!('output' in callCase.end)) return callCase
  const { ok, data, at } = Object(callCase.end.output)
  const output: TransferStart = ok ? { type: 'loaded', details: data, at } : { type: 'transferRefused' }
  return { ...callCase, end: { output } }
}

const transferCases = (input: unknown): readonly ActorCase[] =>
  checkedCases(input, callCases(Object(input).isOfAmount ? payFeeByTransfer : payByTransfer).map(transferCase))

/** Returns the end of the actor that postpones a payment, for an end of its call. */
const postponeCase = (callCase: ActorCase): ActorCase => {
  if (!('output' in callCase.end)) return callCase
  const output: LaterStart = { type: Object(callCase.end.output).ok ? 'postponed' : 'laterRefused' }
  return { ...callCase, end: { output } }
}

/**
 * Ends of the check before the case continues without a payment. In `paid elsewhere`, `before` stores the record of
 * another tab's payment, and `script` removes it again. Otherwise, the path could not continue.
 */
const unpaidCases: readonly ActorCase[] = [
  { name: 'unpaid', end: { output: null }, script: [] },
  {
    name: 'paid elsewhere',
    end: { output: paidElsewhere },
    script: paidNotes.map(noteRemoval),
    before: [...paidNotes],
  },
]

const postponeCases = (input: unknown): readonly ActorCase[] =>
  checkedCases(input, callCases(payLater).map(postponeCase))

export const paymentModel = modelOf(paymentMachine, {
  inputs: {
    ...{ due: dueInput, fee: feeInput, onlyCard: { ...dueInput, methods: ['card'] } },
    stopped: { ...feeInput, udcContractId: null, premiumType: 'DEBT', stopped: { type: 'dueGone' } },
  },
  events: ({ context }): PaymentEvent[] => [
    // The customer cannot choose the current method again.
    ...context.methods
      .filter((method) => method !== context.method)
      .map((method) => ({ type: 'method.chosen', method }) as const),
    { type: 'method.submitted' },
    { type: 'due.retried' },
    { type: 'card.abandoned' },
    { type: 'card.denied' },
    { type: 'transfer.confirmed' },
    { type: 'transfer.left' },
    { type: 'methods.requested' },
    { type: 'payment.stopped', why: { type: 'dueGone' } },
    { type: 'payment.stopped', why: { type: 'dueChanged', amount: { value: 5000, currency: 'HUF' } } },
    { type: 'payment.stopped', why: paidElsewhere },
    { type: 'payment.stopped', why: { type: 'cameBack', ids: ['payment-1'] } },
    { type: 'payment.stopped', why: caseRefused },
    { type: 'payment.stopped', why: { ...caseRefused, type: 'paidBefore' } },
    { type: 'payment.stopped', why: { type: 'transferAwaited', transfer } },
    { type: 'payment.stopped', why: { type: 'debitChanged', isDebited: true } },
    ...[null, { redirect, failure: { type: 'unsuccessful' } } as const]
      // Explored only while `unsettled` is empty. Otherwise, the storage of the explored path would still contain the
      // unsettled payment.
      .filter(() => context.unsettled.length === 0)
      .map((failed) => ({ type: 'payment.cleared', unsettled: [], failed }) as const),
    { type: 'payment.left' },
  ],
  actors: {
    restore: (_, { context }) => restoreCases(context),
    process: () => processCases(),
    watchPayment: () => [],
    loadDue: dueCases,
    networkBack: () => [networkReturnCase],
    startCard: cardCases,
    startTransfer: transferCases,
    payLater: postponeCases,
    checkUnpaid: () => unpaidCases,
    leave: () => [technicalErrorCase('leave', 'transport')],
    copying: () => [],
  },
  stubs: ['copying'],
  sources: { 'methods.requested': 'parent', 'payment.stopped': 'child', 'payment.cleared': 'child' },
  project: ({
    method,
    methods,
    isTransferring,
    due,
    isDebtUnknown,
    isMethodMissing,
    notice,
    warned,
    failed,
    unsettled,
  }) => [
    unsettled.length > 0,
    methods.length,
    method,
    isTransferring,
    isDebtUnknown ? 'unknown' : due?.value,
    isMethodMissing,
    notice?.type === 'cameBack',
    notice?.type === 'paidElsewhere',
    failed !== null,
    // Only these notices lead to different next states.
    notice?.type === 'dueGone' || notice?.type === 'dueChanged',
    warned.includes(transferWarningKey(transfer)) || (notice?.type === 'transferAwaited' && !notice.isUnasked),
  ],
})
