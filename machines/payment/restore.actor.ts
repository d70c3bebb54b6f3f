import { fromPromise } from 'xstate'
import { portsOf } from '../ports'
import { paymentKey } from '../storageKeys'
import { choiceOf, isOf, type KeptPayment, keptPayment } from './kept'
import type { Choice, PaymentInput, PaymentStart } from './payment.types'

const fresh = ({ methods, usual = null }: PaymentInput): Choice => ({
  method: methods.length === 1 ? (methods[0] ?? null) : (methods.find((method) => method === usual) ?? null),
  isTransferring: false,
  attempt: 1,
  failure: null,
})

/** What a payment starts with, where this is what the tab keeps. */
export const startOf = (input: PaymentInput, saved: Choice | null, kept: KeptPayment | null): PaymentStart => {
  const isOffered = saved !== null && (saved.method === null || input.methods.includes(saved.method))
  const own = kept !== null && isOf(kept.redirect, input) ? kept : null
  return {
    choice: isOffered ? saved : { ...fresh(input), attempt: saved?.attempt ?? 1 },
    isBack: own?.type === 'away',
    returned: own?.type === 'returned' ? own : null,
    end: own?.type === 'ended' ? own.end : null,
  }
}

/** Looks for what a reload, or the way to a provider and back, has left of this payment. */
export const restoreActor = fromPromise<PaymentStart, PaymentInput>(async ({ input, system }) => {
  const ports = portsOf(system)
  return startOf(input, choiceOf(ports.storage.read(paymentKey(input.key))), keptPayment(ports))
})
