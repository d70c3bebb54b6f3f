import { eventOutput } from '../actors/call'
import type {
  CardStart,
  LaterStart,
  NotStartedReason,
  PaymentCleared,
  PaymentStopped,
  TransferStart,
} from './payment.types'

type MethodStart = CardStart | TransferStart | LaterStart

interface DoneArgs {
  readonly event: { readonly output: MethodStart }
}

interface StoppedArgs {
  readonly event: PaymentStopped
}

const keepStopAction = { type: 'keepStop', params: eventOutput<MethodStart> } as const
const newAttemptTransition = {
  target: 'choosing',
  actions: ['leaveTransfer', keepStopAction, 'countAttempt', 'save'],
} as const

const notStartedGuard = (reasonType: NotStartedReason['type']) =>
  ({ type: 'isStoppedBy', params: ({ event }: DoneArgs) => ({ why: event.output, as: reasonType }) }) as const

/**
 * Transitions after a payment that was not started. The next request is a new attempt, unless the reason is only a
 * warning. Each reason has a transition of its own, even to the same state, so that the generated paths reach each
 * notice.
 */
export const notStartedTransitions = [
  {
    guard: notStartedGuard('dueGone'),
    target: 'nothingDue',
    actions: ['leaveTransfer', keepStopAction, 'countAttempt', 'save'],
  },
  { guard: notStartedGuard('dueChanged'), ...newAttemptTransition },
  { guard: notStartedGuard('paidElsewhere'), ...newAttemptTransition },
  // Only a warning: the customer may continue with the same request, so the attempt is not counted.
  { guard: notStartedGuard('transferAwaited'), target: 'choosing', actions: ['leaveTransfer', keepStopAction, 'save'] },
  newAttemptTransition,
] as const

const stoppedGuard = (reasonType: NotStartedReason['type']) =>
  ({ type: 'isStoppedBy', params: ({ event }: StoppedArgs) => ({ why: event.why, as: reasonType }) }) as const

const keepUnaskedStopAction = { type: 'keepUnaskedStop', params: ({ event }: StoppedArgs) => event } as const
// Reenters the state, so that the watching actor starts again and compares the insurer's data with the amount now on
// the screen.
const backToChoosing = { target: 'choosing', reenter: true, actions: [keepUnaskedStopAction, 'save'] } as const

const closeTransferActions = ['leaveTransfer', keepUnaskedStopAction, 'countAttempt', 'noteMove', 'save'] as const

/** Transitions after `payment.stopped` while the customer looks at the data of a transfer. */
export const stopTransferTransitions = [
  { guard: stoppedGuard('dueGone'), target: 'nothingDue', actions: closeTransferActions },
  { target: 'choosing', actions: closeTransferActions },
] as const

/** Transitions after `payment.stopped` while the customer chooses a payment method. */
export const stopChoiceTransitions = [
  { guard: stoppedGuard('dueGone'), target: 'nothingDue', actions: [keepUnaskedStopAction, 'noteMove'] },
  { guard: stoppedGuard('dueChanged'), ...backToChoosing },
  { guard: stoppedGuard('paidElsewhere'), ...backToChoosing },
  { guard: stoppedGuard('transferAwaited'), ...backToChoosing },
  backToChoosing,
] as const

/** Transition after `payment.cleared`: nothing stops the payment, and the insurer may have decided an earlier one. */
export const clearedTransition = {
  guard: { type: 'isWarnedInVain', params: ({ event }: { readonly event: PaymentCleared }) => event },
  actions: [{ type: 'keepCleared', params: ({ event }: { readonly event: PaymentCleared }) => event }, 'save'],
} as const
