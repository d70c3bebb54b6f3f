import { outcomeOf } from '../actors/call'
import type { CardStart, LaterStart, NotStarted, PaymentStopped, TransferStart } from './payment.types'

type Start = CardStart | TransferStart | LaterStart

interface DoneArgs {
  readonly event: { readonly output: Start }
}

interface StoppedArgs {
  readonly event: PaymentStopped
}

const keptOf = { type: 'keepStop', params: outcomeOf<Start> } as const
const newAttempt = { target: 'choosing', actions: ['leaveTransfer', keptOf, 'countAttempt', 'save'] } as const

const notStartedGuard = (reasonType: NotStarted['type']) =>
  ({ type: 'isStoppedBy', params: ({ event }: DoneArgs) => ({ why: event.output, as: reasonType }) }) as const

/**
 * Transitions after a payment that was not started. The next request is a new attempt. Each reason has a transition of
 * its own, even to the same state, so that the generated paths reach each notice.
 */
export const notStarted = [
  {
    guard: notStartedGuard('dueGone'),
    target: 'nothingDue',
    actions: ['leaveTransfer', keptOf, 'countAttempt', 'save'],
  },
  { guard: notStartedGuard('dueChanged'), ...newAttempt },
  { guard: notStartedGuard('paidElsewhere'), ...newAttempt },
  // Only a warning: the customer may continue with the same request, so the attempt is not counted.
  { guard: notStartedGuard('transferAwaited'), target: 'choosing', actions: ['leaveTransfer', keptOf, 'save'] },
  newAttempt,
] as const

const stoppedGuard = (reasonType: NotStarted['type']) =>
  ({ type: 'isStoppedBy', params: ({ event }: StoppedArgs) => ({ why: event.why, as: reasonType }) }) as const

const keptUnasked = { type: 'keepUnaskedStop', params: ({ event }: StoppedArgs) => event.why } as const
// Reenters the state, so that the watching actor starts again and compares with the amount that is now on the screen.
const backToChoosing = { target: 'choosing', reenter: true, actions: keptUnasked } as const

const closeTransfer = ['leaveTransfer', keptUnasked, 'countAttempt', 'noteMove', 'save'] as const

/** Transitions after `payment.stopped` while the customer looks at the data of a transfer. */
export const stoppedTransfer = [
  { guard: stoppedGuard('dueGone'), target: 'nothingDue', actions: closeTransfer },
  { target: 'choosing', actions: closeTransfer },
] as const

/** Transitions after `payment.stopped` while the customer chooses a payment method. */
export const stoppedMeanwhile = [
  { guard: stoppedGuard('dueGone'), target: 'nothingDue', actions: [keptUnasked, 'noteMove'] },
  { guard: stoppedGuard('dueChanged'), ...backToChoosing },
  { guard: stoppedGuard('paidElsewhere'), ...backToChoosing },
  { guard: stoppedGuard('transferAwaited'), ...backToChoosing },
  backToChoosing,
] as const
