import { assign, sendParent, setup } from 'xstate'
import { type TechnicalErrorType, technicalErrorTypeOf } from '../../src/api/technicalError'
import { networkBack } from '../actors/networkBack'
import { servicesOf } from '../services'
import { PAYMENT, paymentKey } from '../storageKeys'
import { leaveActor, startCardActor } from './card.actors'
import { checkUnpaidActor } from './checkUnpaid.actor'
import { copyingMachine } from './copying.machine'
import { forgetDepartures } from './departures'
import { isDifferentPremium } from './item'
import { itemOf, paidCaseAt, type Redirect } from './kept'
import { payLaterActor } from './later.actor'
import { denyPayments } from './ledger'
import { type LoadedDue, loadDueActor } from './loadDue.actor'
import { owedAmountOf } from './owed'
import type {
  CardStart,
  Due,
  LaterStart,
  NotStartedReason,
  PaymentChoice,
  PaymentCleared,
  PaymentContext,
  PaymentEnd,
  PaymentEvent,
  PaymentInput,
  PaymentMethod,
  PaymentMoved,
  PaymentNotice,
  PaymentOutput,
  PaymentStart,
  PaymentStopped,
  TransferStart,
} from './payment.types'
import { processActor } from './process.actor'
import { restoreActor } from './restore.actor'
import { tookNoMoney } from './results'
import { forgetShownTransfers, recordShownTransfer } from './shownTransfers'
import { recordedItemOf } from './starting'
import { startTransferActor } from './transfer.actor'
import {
  areWarningsShown,
  isFailureUndecided,
  isWarnedOfUnknown,
  noticeOfOtherPayments,
  warningsAlreadyRead,
} from './warnings'
import { watchPaymentActor } from './watchPayment.actor'
import { isOfDue } from './whyNotStarted'

type PlainNoticeType = Exclude<PaymentNotice['type'], 'cardRefused' | Exclude<NotStartedReason['type'], 'dueGone'>>

/**
 * The result of a card payment (`end`) and the payment's record (`of`). If `of` is missing, the record is that of the
 * return.
 */
interface FailureParams {
  readonly end: PaymentEnd | null
  readonly of?: Redirect | null
}

type MethodStart = CardStart | TransferStart | LaterStart

/**
 * Returns the changes to the displayed item (its amount and direct debit) after a payment was not started. An amount
 * from the case changes only if its item is no longer due. If the bank collects the premium now, the customer chooses a
 * method again.
 */
const itemChangesAfter = (
  { amount }: PaymentContext,
  reason: NotStartedReason | Exclude<MethodStart, NotStartedReason>,
): Partial<PaymentContext> => {
  if (reason.type === 'dueGone') return { due: null }
  if (reason.type === 'debitChanged') return { isDebited: reason.isDebited, ...(reason.isDebited && { method: null }) }
  if (amount !== null || reason.type !== 'dueChanged') return {}
  return {
    due: reason.amount,
    ...(reason.debtFrom !== undefined && { dueType: 'DEBT', dueFrom: reason.debtFrom, dueTo: '' }),
  }
}

/**
 * Returns `{ isPremium: true }` if the insurer set the amount and the due item is a premium; otherwise an empty object.
 */
const premiumFlagOf = ({ amount, dueType }: PaymentContext) =>
  amount === null && dueType !== 'DEBT' ? { isPremium: true } : {}

/**
 * Returns the ids of the payments whose result is still unknown, updated by the reason why a payment was not started.
 */
const unsettledIdsAfter = (
  { unsettled }: PaymentContext,
  reason: NotStartedReason | Exclude<MethodStart, NotStartedReason>,
): readonly string[] => {
  if (reason.type === 'cameBack') return reason.ids
  const namesPayment = reason.type === 'paidElsewhere' || reason.type === 'paidBefore' || reason.type === 'caseRefused'
  return namesPayment ? unsettled.filter((id) => id !== reason.id) : unsettled
}

/**
 * Tells if the screen shows a failure that is no longer true. The result of an undecided payment may have become known.
 * The result of a failed payment is unknown again if the customer has returned from it once more.
 */
const isFailureOutdated = (context: PaymentContext, unsettled: readonly string[]): boolean =>
  context.failure !== null && isFailureUndecided(context) !== unsettled.some((id) => id === context.failed?.id)

/** Returns the change that removes a failure that is no longer true. */
const failureChangesAfter = (context: PaymentContext, unsettled: readonly string[]): Partial<PaymentContext> =>
  isFailureOutdated(context, unsettled) ? { failure: null, failed: null } : {}

/** Returns all context changes, except the notice, after a payment was not started. */
const stopChangesAfter = (
  context: PaymentContext,
  reason: NotStartedReason | Exclude<MethodStart, NotStartedReason>,
  unsettled = unsettledIdsAfter(context, reason),
): Partial<PaymentContext> => ({
  ...itemChangesAfter(context, reason),
  ...failureChangesAfter(context, unsettled),
  ...(reason.type === 'transferAwaited' && { shown: null }),
  unsettled,
})

const isDue = (due: LoadedDue): due is Due => due !== null && due !== 'unknown'

const reportsChangedDue = (notice: PaymentNotice | null): boolean =>
  notice?.type === 'dueGone' || notice?.type === 'dueChanged'

/** Marks a notice as one that appears without a press of the customer. */
const markUnasked = (reason: NotStartedReason | null): PaymentNotice | null => reason && { ...reason, isUnasked: true }

const plainNotice = (type: PlainNoticeType): PaymentNotice => ({ type })

/** Setup of the payment's machine. */
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
    startTransfer: startTransferActor,
    watchPayment: watchPaymentActor,
    copying: copyingMachine,
    payLater: payLaterActor,
    checkUnpaid: checkUnpaidActor,
  },
  guards: {
    wasPaid: (_, end: PaymentEnd | null) => end?.type === 'paid',
    hasFailed: (_, end: PaymentEnd | null) => end?.type === 'failed',
    hasReturned: (_, { returned }: PaymentStart) => returned !== null,
    isBack: (_, { isBack }: PaymentStart) => isBack,
    // If the screen already shows the failure of the last payment, the text of the failure says that the result is
    // unknown. So there is no further warning of that payment.
    isUnsettled: (_, { choice, unsettled }: PaymentStart) =>
      unsettled.some((id) => choice.failure === null || id !== choice.failed?.id),
    isDueGone: ({ context }) => context.notice?.type === 'dueGone',
    isDueUnknown: ({ context }) => context.due === null,
    isOutdated: ({ context }) => context.amount !== null && reportsChangedDue(context.notice),
    goesOnUnpaid: ({ context }) => context.amount === null,
    isTransferring: ({ context }) => context.isTransferring,
    /**
     * Tells if the methods show a warning or a failure that is no longer true, e.g. because another tab has learned a
     * payment's result since.
     */
    isWarnedInVain: ({ context }, { unsettled }: PaymentCleared) =>
      context.notice?.type === 'paidElsewhere' ||
      ((isWarnedOfUnknown(context) || context.unsettled.length > 0) && unsettled.length === 0) ||
      isFailureOutdated(context, unsettled),
    isWarned: ({ context }) => isWarnedOfUnknown(context),
    isItemGone: ({ context: { failed } }, due: LoadedDue) =>
      failed !== null && isDue(due) && isDifferentPremium(due, itemOf(failed)),
    isSomething: (_, due: LoadedDue) => isDue(due),
    hasChosen: ({ context }, method: PaymentMethod) => context.method === method,
    leads: (_, { type }: CardStart) => type === 'leads',
    isUnpaid: (_, reason: NotStartedReason | null) => reason === null,
    isPostponed: (_, { type }: LaterStart) => type === 'postponed',
    isTransferLoaded: (_, { type }: TransferStart) => type === 'loaded',
    isStoppedBy: (_, { why, as }: { readonly why: MethodStart; readonly as: NotStartedReason['type'] }) =>
      why.type === as,
  },
  actions: {
    keepStart: assign((_, start: PaymentStart) => {
      const { choice, methods, isCardWithheld, unsettled, returned, shown } = start
      return { ...choice, methods, isCardWithheld, unsettled, returned, shown }
    }),
    keepDue: assign(({ context: { failed, notice } }, due: LoadedDue): Partial<PaymentContext> => {
      if (!isDue(due)) return {}
      const isAmountChanged = failed !== null && failed.amount !== due.amount.value && notice?.type !== 'cameBack'
      return {
        ...{ due: due.amount, dueType: due.type, dueFrom: due.periodStart, dueTo: due.periodEnd ?? '' },
        ...(isAmountChanged && { notice: { type: 'dueChanged', amount: due.amount } }),
      }
    }),
    // The notice says that the card was not charged. So it is shown only after a failure that took no money.
    noteDueGone: assign(({ context: { failure } }) =>
      failure !== null && tookNoMoney(failure) ? { notice: { type: 'dueGone' as const } } : {},
    ),
    keepUnknownDue: assign((_, due: LoadedDue) => ({ isDebtUnknown: due === 'unknown' })),
    // The browser did not leave for the provider, so this payment took no money.
    dropLead: assign(({ context: { lead, unsettled } }) => ({ unsettled: unsettled.filter((id) => id !== lead?.id) })),
    keepDueFault: assign((_, dueTechnicalError: TechnicalErrorType) => ({ dueTechnicalError })),
    chooseMethod: assign((_, method: PaymentMethod) => ({ method, isMethodMissing: false })),
    missMethod: assign(({ context }) => ({ isMethodMissing: true, refusals: context.refusals + 1 })),
    keepFailure: assign(
      (
        { context },
        { end, of: failed = context.returned?.redirect ?? null }: FailureParams,
      ): Partial<PaymentContext> => {
        if (end?.type !== 'failed') return {}
        const isUntaken = tookNoMoney(end.failure)
        const unsettled = context.unsettled.filter((id) => !isUntaken || id !== failed?.id)
        // The methods are shown with the failure, even if the customer has looked at a transfer's details since.
        return { failure: end.failure, failed, method: 'card', isTransferring: false, unsettled }
      },
    ),
    // The next payment or request is a new attempt, with a new idempotency key.
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    keepLead: assign(({ context }, start: CardStart) =>
      start.type === 'leads' ? { lead: start, unsettled: [...context.unsettled, start.id] } : {},
    ),
    keepStop: assign(({ context }, start: MethodStart): Partial<PaymentContext> => {
      if (start.type === 'leads' || start.type === 'loaded' || start.type === 'postponed') return {}
      if (start.type !== 'notKept') return { notice: start, ...stopChangesAfter(context, start) }
      return {
        isCardWithheld: true,
        method: null,
        methods: context.methods.filter((method) => method !== 'card'),
      }
    }),
    keepNoted: assign((_, reason: NotStartedReason | null) => ({ notice: reason })),
    keepUnaskedStop: assign(({ context }, { why: reason, unsettled }: PaymentStopped) => ({
      // A notice that appears without a press may be unread. So its warnings count as read only if the earlier notice
      // contained all of them.
      notice: areWarningsShown(context, reason) ? reason : markUnasked(reason),
      ...stopChangesAfter(context, reason, unsettled),
    })),
    keepCleared: assign(
      ({ context }, { failed, unsettled }: PaymentCleared): Partial<PaymentContext> => ({
        ...((context.notice?.type === 'cameBack' || context.notice?.type === 'paidElsewhere') && {
          notice: markUnasked(noticeOfOtherPayments(unsettled, failed?.redirect ?? null)),
        }),
        unsettled,
        ...failureChangesAfter(context, unsettled),
        ...(failed !== null && { failure: failed.failure, failed: failed.redirect }),
      }),
    ),
    noteWarned: assign(({ context }) => ({ warned: [...context.warned, ...warningsAlreadyRead(context)] })),
    warnOfUnsettled: assign(({ context }) => ({ notice: { type: 'cameBack' as const, ids: context.unsettled } })),
    warnAgain: assign(({ context: { notice, unsettled, failed } }) => ({
      notice: notice ?? noticeOfOtherPayments(unsettled, failed),
    })),
    // The failure of this payment must not hide that another payment may have taken the money.
    warnOfOthers: assign(({ context: { notice, unsettled, failed } }) => ({
      notice: noticeOfOtherPayments(unsettled, failed) ?? notice,
    })),
    // The customer sees a changed amount or direct debit only once, so that notice stays.
    noteDenied: assign(({ context: { notice } }) =>
      reportsChangedDue(notice) || notice?.type === 'debitChanged' ? {} : { notice: plainNotice('cardDenied') },
    ),
    notifyTechnicalError: assign((_, error: unknown) => ({ notice: plainNotice(technicalErrorTypeOf(error)) })),
    forgetNotice: assign({ notice: null }),
    forgetFailure: assign({ failure: null, failed: null }),
    openTransfer: assign({ isTransferring: true, notice: null }),
    keepTransfer: assign(({ context }, start: TransferStart): Partial<PaymentContext> => {
      if (start.type !== 'loaded') return {}
      const { debt, paymentAmount } = start.details
      // The transfer pays the amount that the insurer waits for. A premium never replaces a debt, and nothing replaces
      // an amount that the customer chose.
      const due =
        context.amount ??
        owedAmountOf(debt) ??
        (context.dueType === 'DEBT' ? null : owedAmountOf(paymentAmount)) ??
        context.due
      const details = { ...start.details, contractNumber: start.details.contractNumber || context.contractNumber }
      return { transfer: { details, at: start.at }, due, listed: context.due }
    }),
    recordShown: ({ context, system }) => {
      const { contractNumber, origin, due: amount } = context
      const paidCase = paidCaseAt(contractNumber, origin)
      if (amount !== null) recordShownTransfer(servicesOf(system), { ...paidCase, amount, ...recordedItemOf(context) })
    },
    // While the debt is unknown, the customer may still have to make the transfer.
    forgetShown: ({ context: { contractNumber, origin, isDebtUnknown }, system }) => {
      if (!isDebtUnknown) forgetShownTransfers(servicesOf(system), paidCaseAt(contractNumber, origin))
    },
    leaveTransfer: assign(({ context: { due, listed } }) => ({
      transfer: null,
      isTransferring: false,
      due: listed ?? due,
      listed: null,
    })),
    noteMove: assign({ hasMoved: true }),
    tellMoved: sendParent((_, isTransferring: boolean): PaymentMoved => ({ type: 'payment.moved', isTransferring })),
    keepPaid: assign((_, end: PaymentEnd | null) => (end?.type === 'paid' ? { output: end } : {})),
    keepTransferEnd: assign(({ context }) => ({
      output: {
        ...{ type: 'transfer' as const, transfer: context.transfer, amount: context.due, warned: context.warned },
        listed: context.listed,
        ...(isOfDue(context) && { item: recordedItemOf(context) }),
        ...(context.isDebited !== undefined && { isDebited: context.isDebited }),
        ...premiumFlagOf(context),
      },
    })),
    keepLater: assign(({ context }) => ({ output: { type: 'later' as const, ...premiumFlagOf(context) } })),
    keepEnd: assign((_, type: 'nothing' | 'unknown' | 'outdated') => ({ output: { type } })),
    save: ({ context: { key, method, isTransferring, attempt, failure, failed, warned }, system }) => {
      const choice: PaymentChoice = { method, isTransferring, attempt, failure, failed, warned }
      servicesOf(system).storage.write(paymentKey(key), choice)
    },
    // While a payment is saved in the tab, the portal treats the tab as one that waits for a provider's return.
    forgetPayment: ({ system }) => servicesOf(system).storage.remove(PAYMENT),
    // If the customer only goes back one step, the tab stays in the payments' records. The browser's forward button may
    // still lead to a provider.
    forgetDepartures: ({ context, system }) => {
      if (context.output.type !== 'left' && context.output.type !== 'outdated') forgetDepartures(servicesOf(system))
    },
    forgetUnsettled: assign({ unsettled: [] }),
    denyPayments: ({ context, system }) => denyPayments(servicesOf(system), context),
  },
})
