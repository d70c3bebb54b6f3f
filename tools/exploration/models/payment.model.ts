import { caseAt, type KeptPayment, RETURN_KEPT, type Redirect, type Returned } from '../../../machines/payment/kept'
import { keepPaid } from '../../../machines/payment/ledger'
import { warningOf } from '../../../machines/payment/onItsWay'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import type {
  CardStart,
  Choice,
  Due,
  LaterStart,
  NotStarted,
  PaymentEvent,
  PaymentInput,
  TransferStart,
} from '../../../machines/payment/payment.types'
import { startOf } from '../../../machines/payment/restore.actor'
import { PAYMENT, PAYMENTS, paymentKey } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import type { Endpoint } from '../../../src/api/endpoint'
import type { AnnouncedTransfer } from '../../../src/api/entities'
import { getHeader } from '../../../src/api/kgfb'
import { createPayment, getPayments, payByTransfer, payFeeByTransfer, payLater } from '../../../src/api/payments'
import { callCases, networkReturns, START, technicalErrorCase, technicalErrorCases } from '../kit/cases'
import { fakeServices, KEEPS_NOTHING } from '../kit/fakeServices'
import { type ActorCase, modelOf } from '../kit/model'
import { callService, type Settlement } from '../kit/settlement'
import { processCases } from './paymentReturn.model'

const due: PaymentInput = {
  contractNumber: '10000001',
  udcContractId: null,
  amount: null,
  methods: ['card', 'transfer', 'later'],
  origin: '/kgfb/ugyek/license-plate/fizetes',
  key: 'key-1',
}
const fee: PaymentInput = {
  ...due,
  udcContractId: 'udc-1',
  amount: { value: 50_000, currency: 'HUF' },
  methods: ['card', 'transfer'],
}

const { contractNumber, origin } = due
const redirect: Redirect = {
  ...{ id: 'payment-1', ...caseAt(contractNumber, origin), udcContractId: null, paymentCode: 'payment-1' },
  ...{ amount: 12_450, currency: 'HUF', time: START, premiumType: 'DEBT' },
}
const until = START + RETURN_KEPT
const returned: Returned = { type: 'returned', redirect, providerData: 'paymentCode=payment-1', key: 'key-2', until }
const cardChoice: Choice = {
  ...{ method: 'card', isTransferring: false, attempt: 1, failure: null, failed: null },
  warned: [],
}

/** Returns a case of the actor that restores a payment: what the storage holds before, and the actor's output. */
const restoreCase = (
  input: PaymentInput,
  name: string,
  choice: Choice | null,
  storedPayment: KeptPayment | null,
  unsettled: readonly Redirect[] = [],
): ActorCase => ({
  name,
  end: { output: startOf(input, choice, storedPayment, unsettled) },
  script: [],
  before: [
    { type: 'store', key: paymentKey(input.key), value: choice },
    { type: 'store', key: PAYMENT, value: storedPayment },
    {
      ...{ type: 'store', key: `${PAYMENTS}${redirect.id}`, isShared: true },
      value: unsettled.map((openPayment) => ({ ...openPayment, status: 'open', draftId: null }))[0] ?? null,
    },
  ],
})

const restoreCases = (input: PaymentInput): readonly ActorCase[] => [
  {
    name: 'withheld',
    end: { output: startOf(input, null, null, [], false) },
    script: [],
    before: [{ type: 'store', key: KEEPS_NOTHING, value: true, isShared: true }],
  },
  restoreCase(input, 'fresh', null, null),
  restoreCase(input, 'transferring', { ...cardChoice, method: 'transfer', isTransferring: true }, null),
  restoreCase(input, 'cameBack', cardChoice, { type: 'away', redirect }),
  restoreCase(input, 'unsettled', cardChoice, null, [{ ...redirect, udcContractId: input.udcContractId }]),
  restoreCase(input, 'returned', cardChoice, returned),
  restoreCase(input, 'paid', cardChoice, {
    ...{ type: 'ended', redirect, until },
    end: { type: 'paid', id: 'payment-1', payment: { status: 'ACCEPTED' }, isProcessing: false },
  }),
  restoreCase(input, 'failed', cardChoice, {
    ...{ type: 'ended', redirect, until },
    end: { type: 'failed', failure: { type: 'unsuccessful' } },
  }),
]

const ADDRESS = 'https://fizetes.example/?fizetes=payment-1'
const cardStarted: ActorCase = {
  name: 'leads',
  end: { output: { type: 'leads', id: 'payment-2', address: ADDRESS, paymentCode: 'payment-1' } satisfies CardStart },
  script: [
    {
      type: 'answer',
      service: callService(createPayment),
      value: { ok: true, data: { redirectUrl: ADDRESS, isError: false, message: null, paymentCode: 'payment-1' } },
    },
  ],
}

/**
 * Returns the actor's output for an end of the call that starts a card payment. A started payment counts as rejected,
 * because the address in the examples is not one of the allowed hosts.
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

const answerOf = (endpoint: Endpoint, data: unknown): Settlement => ({
  type: 'answer',
  service: callService(endpoint),
  value: { ok: true, data },
})

/** Ends of loading the amount due, which comes with the header or with the premiums. */
const dueCases = (): readonly ActorCase[] => {
  const [header] = Object.values(examplesOf(getHeader))
  const [premium] = examplesOf(getPayments).current ?? []
  const debt = { value: 12_450, currency: 'HUF' } as const
  const headerWithDebt = (owedAmount: typeof debt | null) => [
    answerOf(getHeader, { ...header, debt: owedAmount, debtDays: null }),
  ]
  const dueCase = (name: string, output: Due | null, script: readonly Settlement[]): ActorCase => ({
    name,
    end: { output },
    script,
  })
  return [
    dueCase('debt', { type: 'DEBT', amount: debt, periodStart: '' }, headerWithDebt(debt)),
    dueCase(
      'premium',
      { type: 'CURRENT', amount: premium?.premium ?? debt, periodStart: premium?.paymentPeriodStartDate ?? '' },
      [...headerWithDebt(null), answerOf(getPayments, [premium])],
    ),
    dueCase('nothing', null, [...headerWithDebt(null), answerOf(getPayments, [])]),
    ...technicalErrorCases(callService(getHeader)),
  ]
}

/** Stored notes about a payment that another tab has made for the same case. */
const paidNotes = (() => {
  const { services, shared } = fakeServices()
  keepPaid(services, redirect, { type: 'paid', id: 'payment-1', payment: { status: 'ACCEPTED' }, isProcessing: false })
  return [...shared].map(([key, text]) => ({ type: 'store', key, value: JSON.parse(text), isShared: true }) as const)
})()
const paidElsewhere: NotStarted = { type: 'paidElsewhere', id: 'payment-1', amount: null }
const caseRefused: NotStarted = {
  ...{ type: 'caseRefused', id: 'payment-1' },
  amount: { value: 12_450, currency: 'HUF' },
}
const removedNote = (note: (typeof paidNotes)[number]): Settlement => ({ ...note, value: null })

/** A transfer that the insurer expects. */
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
  const headerWithDebt = (debt: unknown, ...announcedTransfers: readonly unknown[]) =>
    answerOf(getHeader, { ...header, debt, debtDays: null, announcedTransfers })
  const dueScript = isOfDue ? [headerWithDebt(amount)] : []
  const otherAmount = { value: amount?.value === 5000 ? 6000 : 5000, currency: 'HUF' } as const
  const stoppedCase = (name: string, output: NotStarted, script: readonly Settlement[]): ActorCase => ({
    name,
    end: { output },
    script,
  })
  return [
    ...startCases.map((startCase) => ({ ...startCase, script: [...dueScript, ...startCase.script] })),
    ...(isOfDue
      ? [
          // The notes are removed again in this step, so that the path can continue.
          stoppedCase('paid elsewhere', paidElsewhere, [...paidNotes, ...dueScript, ...paidNotes.map(removedNote)]),
          stoppedCase('gone', { type: 'dueGone' }, [headerWithDebt(null), answerOf(getPayments, [])]),
          ...(warned.includes(warningOf(transfer))
            ? []
            : [stoppedCase('awaited', { type: 'transferAwaited', transfer }, [headerWithDebt(amount, transfer)])]),
          stoppedCase('changed', { type: 'dueChanged', amount: otherAmount }, [headerWithDebt(otherAmount)]),
        ]
      : []),
  ]
}

const cardCases = (input: unknown): readonly ActorCase[] =>
  checkedCases(input, [cardStarted, ...callCases(createPayment).map(cardCase)])

/** The actor's output for an end of the call for a transfer's details. */
const transferCase = (callCase: ActorCase): ActorCase => {
  if (!('output' in callCase.end)) return callCase
  const { ok, data, at } = Object(callCase.end.output)
  const output: TransferStart = ok ? { type: 'loaded', details: data, at } : { type: 'transferRefused' }
  return { ...callCase, end: { output } }
}

const transferCases = (input: unknown): readonly ActorCase[] =>
  checkedCases(input, callCases(Object(input).isOfAmount ? payFeeByTransfer : payByTransfer).map(transferCase))

/** The actor's output for an end of the call that postpones a payment. */
const laterCase = (callCase: ActorCase): ActorCase => {
  if (!('output' in callCase.end)) return callCase
  const output: LaterStart = { type: Object(callCase.end.output).ok ? 'postponed' : 'laterRefused' }
  return { ...callCase, end: { output } }
}

/**
 * Ends of the check before the case continues unpaid. The notes are removed again in this step, so that the path can
 * continue.
 */
const unpaidCases: readonly ActorCase[] = [
  { name: 'unpaid', end: { output: null }, script: [] },
  {
    name: 'paid elsewhere',
    end: { output: paidElsewhere },
    script: paidNotes.map(removedNote),
    before: [...paidNotes],
  },
]

const laterCases = (input: unknown): readonly ActorCase[] => checkedCases(input, callCases(payLater).map(laterCase))

export const payment = modelOf(paymentMachine, {
  inputs: {
    ...{ due, fee, onlyCard: { ...due, methods: ['card'] } },
    stopped: { ...fee, udcContractId: null, premiumType: 'DEBT', stopped: { type: 'dueGone' } },
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
    ...[null, { redirect, failure: { type: 'unsuccessful' } } as const]
      // Only if no payment is unsettled, because an unsettled one would still be in the storage of the explored path.
      .filter(() => context.unsettled.length === 0)
      .map((failed) => ({ type: 'payment.cleared', unsettled: [], failed }) as const),
    { type: 'payment.left' },
  ],
  actors: {
    restore: (_, { context }) => restoreCases(context),
    process: () => processCases(),
    watchPayment: () => [],
    loadDue: dueCases,
    networkBack: () => [networkReturns],
    startCard: cardCases,
    startTransfer: transferCases,
    payLater: laterCases,
    checkUnpaid: () => unpaidCases,
    leave: () => [technicalErrorCase('leave', 'transport')],
    copying: () => [],
  },
  stubs: ['copying'],
  sources: { 'methods.requested': 'parent', 'payment.stopped': 'child', 'payment.cleared': 'child' },
  project: ({ method, methods, isTransferring, due, isMethodMissing, notice, warned, failed, unsettled }) => [
    unsettled.length > 0,
    methods.length,
    method,
    isTransferring,
    due?.value,
    isMethodMissing,
    notice?.type === 'cameBack',
    notice?.type === 'paidElsewhere',
    failed !== null,
    // Only these notices lead to different next states.
    notice?.type === 'dueGone' || notice?.type === 'dueChanged',
    warned.includes(warningOf(transfer)) || (notice?.type === 'transferAwaited' && !notice.isUnasked),
  ],
})
