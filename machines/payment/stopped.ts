import { outcomeOf } from '../actors/call'
import type { CardStart, LaterStart, NotStarted, PaymentStopped, TransferStart } from './payment.types'

type Start = CardStart | TransferStart | LaterStart

interface Ended {
  readonly event: { readonly output: Start }
}

interface Told {
  readonly event: PaymentStopped
}

const keptOf = { type: 'keepStop', params: outcomeOf<Start> } as const
const again = { target: 'choosing', actions: ['leaveTransfer', keptOf, 'countAttempt', 'save'] } as const

const endedBy = (as: NotStarted['type']) =>
  ({ type: 'isStoppedBy', params: ({ event }: Ended) => ({ why: event.output, as }) }) as const

/**
 * Transitions after a payment that was not started. The next request is a new attempt. Each reason has a transition of
 * its own, even to the same state, so that the generated paths reach each notice.
 */
export const notStarted = [
  { guard: endedBy('dueGone'), target: 'nothingDue', actions: ['leaveTransfer', keptOf, 'countAttempt', 'save'] },
  { guard: endedBy('dueChanged'), ...again },
  { guard: endedBy('paidElsewhere'), ...again },
  // Only a warning: the customer may continue with the same request, so the attempt is not counted.
  { guard: endedBy('transferAwaited'), target: 'choosing', actions: ['leaveTransfer', keptOf, 'save'] },
  again,
] as const

const toldBy = (as: NotStarted['type']) =>
  ({ type: 'isStoppedBy', params: ({ event }: Told) => ({ why: event.why, as }) }) as const

const keptUnasked = { type: 'keepUnaskedStop', params: ({ event }: Told) => event.why } as const
// Reenters the state, so that the watching actor starts again and compares with the amount that is now on the screen.
const told = { target: 'choosing', reenter: true, actions: keptUnasked } as const

const closeTransfer = ['leaveTransfer', keptUnasked, 'countAttempt', 'noteMove', 'save'] as const

/** Transitions after `payment.stopped` while the customer looks at the data of a transfer. */
export const stoppedTransfer = [
  { guard: toldBy('dueGone'), target: 'nothingDue', actions: closeTransfer },
  { target: 'choosing', actions: closeTransfer },
] as const

/** Transitions after `payment.stopped` while the customer chooses a payment method. */
export const stoppedMeanwhile = [
  { guard: toldBy('dueGone'), target: 'nothingDue', actions: [keptUnasked, 'noteMove'] },
  { guard: toldBy('dueChanged'), ...told },
  { guard: toldBy('paidElsewhere'), ...told },
  { guard: toldBy('transferAwaited'), ...told },
  told,
] as const
