import { assign, sendParent, setup } from 'xstate'
import type { CallFailure, OutcomeOf } from '../../src/api/endpoint'
import { type FaultKind, faultKindOf } from '../../src/api/fault'
import { payByTransfer, payFeeByTransfer, payLater } from '../../src/api/payments'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { owedOf } from '../cases/common/owed'
import { portsOf } from '../ports'
import { PAYMENT, paymentKey } from '../storageKeys'
import { leaveActor, startCardActor } from './card.actors'
import { copyingMachine } from './copying.machine'
import { loadDueActor } from './loadDue.actor'
import type {
  CardStart,
  Choice,
  Due,
  PaymentContext,
  PaymentEnd,
  PaymentEvent,
  PaymentInput,
  PaymentMethod,
  PaymentMoved,
  PaymentNotice,
  PaymentOutput,
  PaymentStart,
} from './payment.types'
import { processActor } from './process.actor'
import { forgetRedirect } from './redirects'
import { restoreActor } from './restore.actor'
import { denyUnsettled, forgetUnsettled } from './unsettled'

type TransferOutcome = OutcomeOf<typeof payByTransfer>
type AnyOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure<typeof payLater> }

type PlainNotice = Exclude<PaymentNotice['type'], 'cardRefused' | 'dueChanged'>

const noticeOf = (type: PlainNotice): PaymentNotice => ({ type })

/** Vocabulary of the chart of a payment. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as 'form' | 'busy' | 'outcome',
    children: {} as { copying: 'copying' },
  },
  actors: {
    restore: restoreActor,
    process: processActor,
    loadDue: loadDueActor,
    networkBack,
    startCard: startCardActor,
    leave: leaveActor,
    loadTransfer: callActor(payByTransfer),
    loadFeeTransfer: callActor(payFeeByTransfer),
    copying: copyingMachine,
    payLater: callActor(payLater),
  },
  guards: {
    wasPaid: (_, end: PaymentEnd | null) => end?.type === 'paid',
    hasFailed: (_, end: PaymentEnd | null) => end?.type === 'failed',
    hasReturned: (_, { returned }: PaymentStart) => returned !== null,
    isBack: (_, { isBack }: PaymentStart) => isBack,
    isUnsettled: (_, { isUnsettled }: PaymentStart) => isUnsettled,
    isDueUnknown: ({ context }) => context.due === null,
    isFeeTransfer: ({ context }) => context.isTransferring && context.amount !== null,
    isTransferring: ({ context }) => context.isTransferring,
    isWarned: ({ context }) => context.notice?.type === 'cameBack',
    answered: (_, outcome: AnyOutcome) => outcome.ok,
    isSomething: (_, due: Due | null) => due !== null,
    hasChosen: ({ context }, method: PaymentMethod) => context.method === method,
    leads: (_, { type }: CardStart) => type === 'leads',
  },
  actions: {
    keepStart: assign((_, { choice, methods, isCardWithheld, returned }: PaymentStart) => ({
      ...choice,
      methods,
      isCardWithheld,
      returned,
    })),
    keepDue: assign((_, due: Due | null) => (due === null ? {} : { due: due.amount, isDebt: due.isDebt })),
    keepDueFault: assign((_, dueFault: FaultKind) => ({ dueFault })),
    chooseMethod: assign((_, method: PaymentMethod) => ({ method, isMethodMissing: false })),
    missMethod: assign(({ context }) => ({ isMethodMissing: true, refusals: context.refusals + 1 })),
    keepFailure: assign(
      (_, end: PaymentEnd | null): Partial<PaymentContext> =>
        end?.type === 'failed' ? { failure: end.failure, method: 'card' } : {},
    ),
    // What comes next is another payment, or another request.
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    keepLead: assign((_, start: CardStart) => (start.type === 'leads' ? { lead: start } : {})),
    notifyOfCard: assign(({ context: { methods, amount } }, start: CardStart): Partial<PaymentContext> => {
      if (start.type === 'leads') return {}
      if (start.type === 'dueChanged' && amount === null) return { notice: start, due: start.amount }
      if (start.type !== 'notKept') return { notice: start }
      return { isCardWithheld: true, method: null, methods: methods.filter((method) => method !== 'card') }
    }),
    noteWarned: assign(({ context: { isWarned, notice, failure } }) => ({
      isWarned: isWarned || notice?.type === 'cameBack' || failure !== null,
    })),
    notify: assign((_, type: PlainNotice) => ({ notice: noticeOf(type) })),
    notifyOfFault: assign((_, error: unknown) => ({ notice: noticeOf(faultKindOf(error)) })),
    forgetNotice: assign({ notice: null }),
    forgetFailure: assign({ failure: null }),
    openTransfer: assign({ isTransferring: true, notice: null }),
    keepTransfer: assign(({ context }, outcome: TransferOutcome): Partial<PaymentContext> => {
      if (!outcome.ok) return {}
      const { debt, paymentAmount } = outcome.data
      // What the transfer is of is what the insurer waits for; a debt is never replaced by a premium, nor an amount of the
      // customer's own by anything.
      const due = context.amount ?? owedOf(debt) ?? (context.isDebt ? null : owedOf(paymentAmount)) ?? context.due
      const details = { ...outcome.data, contractNumber: outcome.data.contractNumber ?? context.contractNumber }
      return { transfer: { details, at: outcome.at }, due }
    }),
    leaveTransfer: assign({ transfer: null, isTransferring: false }),
    noteMove: assign({ hasMoved: true }),
    tellMoved: sendParent((_, isTransferring: boolean): PaymentMoved => ({ type: 'payment.moved', isTransferring })),
    keepPaid: assign((_, end: PaymentEnd | null) => (end?.type === 'paid' ? { output: end } : {})),
    keepTransferEnd: assign(({ context: { transfer, due } }) => ({
      output: { type: 'transfer' as const, transfer, amount: due },
    })),
    keepEnd: assign((_, type: 'later' | 'nothing') => ({ output: { type } })),
    save: ({ context: { key, method, isTransferring, attempt, failure }, system }) => {
      const choice: Choice = { method, isTransferring, attempt, failure }
      portsOf(system).storage.write(paymentKey(key), choice)
    },
    // The tab keeps nothing of a payment any more, so that it counts as closed when it is.
    forgetPayment: ({ system }) => portsOf(system).storage.remove(PAYMENT),
    // Whoever only goes a step back may still go forward to the provider and pay there.
    forgetRedirect: ({ context, system }) => {
      if (context.output.type !== 'left') forgetRedirect(portsOf(system))
    },
    denyUnsettled: ({ context, system }) => denyUnsettled(portsOf(system), context),
    forgetUnsettled: ({ context, system }) => forgetUnsettled(portsOf(system), context),
  },
})
