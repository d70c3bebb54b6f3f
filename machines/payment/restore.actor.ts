import { fromPromise } from 'xstate'
import { type Services, servicesOf } from '../services'
import { paymentKey } from '../storageKeys'
import { caseAt, choiceOf, isOf, type KeptPayment, keptPayment, type Redirect } from './kept'
import { endSince, unsettledOf } from './ledger'
import type { Choice, PaymentInput, PaymentStart } from './payment.types'
import { paymentWith } from './records'
import { paidWarning } from './whyNotStarted'

const fresh = ({ methods, usual = null }: PaymentInput): Choice => ({
  method: methods.length === 1 ? (methods[0] ?? null) : (methods.find((method) => method === usual) ?? null),
  isTransferring: false,
  attempt: 1,
  failure: null,
  failed: null,
  warned: [],
  followed: [],
})

/** The initial data of a payment, from the tab's saved choice and this browser's records. */
export const startOf = (
  input: PaymentInput,
  saved: Choice | null,
  kept: KeptPayment | null,
  unsettled: readonly Pick<Redirect, 'id' | 'udcContractId'>[],
  isKeeping = true,
): PaymentStart => {
  const methods = isKeeping ? input.methods : input.methods.filter((method) => method !== 'card')
  const isOffered = saved !== null && (saved.method === null || methods.includes(saved.method))
  const own = kept !== null && isOf(kept.redirect, caseAt(input.contractNumber, input.origin)) ? kept : null
  return {
    choice: isOffered ? saved : { ...fresh({ ...input, methods }), attempt: saved?.attempt ?? 1 },
    methods,
    isCardWithheld: methods.length < input.methods.length,
    isBack: own?.type === 'away',
    unsettled: unsettled.filter(({ udcContractId }) => udcContractId === input.udcContractId).map(({ id }) => id),
    returned: own?.type === 'returned' ? own : null,
    end: own?.type === 'ended' ? own.end : null,
    ended: own?.type === 'ended' ? own.redirect : null,
  }
}

/** Tells if a payment pays what a case asks for now. */
export const isForSame = (
  payment: Redirect,
  { amount, paidFor, udcContractId }: Pick<PaymentInput, 'amount' | 'paidFor' | 'udcContractId'>,
): boolean =>
  payment.udcContractId === udcContractId &&
  payment.paidFor === paidFor &&
  (amount === null || amount.value === payment.amount)

/**
 * The result of a followed payment that this tab no longer keeps, as another tab has learned it: no money was taken, or
 * its case is submitted. `null` if there is none, or if the customer has chosen to pay again.
 */
const followedEnd = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: PaymentInput,
  { followed, warned }: Choice,
): KeptPayment | null => {
  for (const id of followed.toReversed()) {
    const payment = warned.includes(paidWarning(id)) ? null : paymentWith(services, id)
    const isKnown = payment?.status === 'untaken' || payment?.status === 'sent'
    const end =
      isKnown && isOf(payment, caseAt(input.contractNumber, input.origin)) ? endSince(services, payment) : null
    if (end !== null && payment !== null && isForSame(payment, input))
      return { type: 'ended', redirect: payment, end, until: services.now() }
  }
  return null
}

/**
 * The payment that this tab keeps, with its result if another tab has learned it since the departure; `null` if there is
 * none, or if that payment was for another item.
 */
const keptNow = (
  services: Pick<Services, 'storage' | 'sharedStorage' | 'now'>,
  input: PaymentInput,
  saved: Choice | null,
): KeptPayment | null => {
  const kept = keptPayment(services)
  if (kept === null) return saved && followedEnd(services, input, saved)
  const payment = kept.type === 'away' ? paymentWith(services, kept.redirect.id) : null
  const end = payment && endSince(services, payment)
  if (payment === null || end === null) return kept
  return isForSame(payment, input) ? { type: 'ended', redirect: payment, end, until: services.now() } : null
}

/** Restores a payment after a reload, or after the way to a provider and back. */
export const restoreActor = fromPromise<PaymentStart, PaymentInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const saved = choiceOf(services.storage.read(paymentKey(input.key)))
  const unsettled = unsettledOf(services, input.contractNumber)
  return startOf(input, saved, keptNow(services, input, saved), unsettled, services.keeps())
})
