import { fromPromise } from 'xstate'
import { type Services, servicesOf } from '../services'
import { paymentKey } from '../storageKeys'
import { caseAt, choiceOf, isSameCase, type KeptPayment, keptPayment, type Redirect } from './kept'
import type { Choice, FailedPayment, PaymentInput, PaymentStart } from './payment.types'
import { endSince, lastStartedBy, unsettledOf } from './paymentQueries'
import { paymentWith } from './records'

const fresh = ({ methods, usual = null }: PaymentInput): Choice => ({
  method: methods.length === 1 ? (methods[0] ?? null) : (methods.find((method) => method === usual) ?? null),
  isTransferring: false,
  attempt: 1,
  failure: null,
  failed: null,
  warned: [],
})

/** The initial data of a payment, from the tab's saved choice and this browser's records. */
export const startOf = (
  input: PaymentInput,
  saved: Choice | null,
  stored: KeptPayment | null,
  unsettled: readonly Pick<Redirect, 'id' | 'udcContractId'>[],
  isKeeping = true,
): PaymentStart => {
  const methods = isKeeping ? input.methods : input.methods.filter((method) => method !== 'card')
  const isOffered = saved !== null && (saved.method === null || methods.includes(saved.method))
  const ownPayment =
    stored !== null && isSameCase(stored.redirect, caseAt(input.contractNumber, input.origin)) ? stored : null
  return {
    choice: isOffered ? saved : { ...fresh({ ...input, methods }), attempt: saved?.attempt ?? 1 },
    methods,
    isCardWithheld: methods.length < input.methods.length,
    isBack: ownPayment?.type === 'away',
    unsettled: unsettled.filter(({ udcContractId }) => udcContractId === input.udcContractId).map(({ id }) => id),
    returned: ownPayment?.type === 'returned' ? ownPayment : null,
    end: ownPayment?.type === 'ended' ? ownPayment.end : null,
    ended: ownPayment?.type === 'ended' ? ownPayment.redirect : null,
  }
}

/** Tells if an earlier payment pays the item and amount that a case asks for now. */
const isForSame = (
  payment: Redirect,
  { amount, paidFor, udcContractId }: Pick<PaymentInput, 'amount' | 'paidFor' | 'udcContractId'>,
): boolean =>
  payment.udcContractId === udcContractId &&
  payment.paidFor === paidFor &&
  (amount === null || amount.value === payment.amount)

/** The last payment that a draft started, if it was for the same item and took no money; `null` otherwise. */
export const failedSince = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: Pick<PaymentInput, 'contractNumber' | 'origin' | 'amount' | 'paidFor' | 'udcContractId' | 'draftId'>,
): FailedPayment | null => {
  const payment = lastStartedBy(services, caseAt(input.contractNumber, input.origin), input.draftId)
  if (payment === undefined || !isForSame(payment, input)) return null
  const end = payment.status === 'untaken' ? endSince(services, payment) : null
  return end?.type === 'failed' ? { redirect: payment, failure: end.failure } : null
}

/**
 * The payment that is saved in this tab. If another tab has learned the result since the departure, that result is
 * added. `null` if there is no payment, or if it was for another item.
 */
const storedPaymentNow = (
  services: Pick<Services, 'storage' | 'sharedStorage' | 'now'>,
  input: PaymentInput,
  saved: Choice | null,
): KeptPayment | null => {
  const stored = keptPayment(services)
  if (stored === null) {
    const failed = failedSince(services, input)
    if (failed === null || failed.redirect.id === saved?.failed?.id) return null
    const end = { type: 'failed', failure: failed.failure } as const
    return { type: 'ended', redirect: failed.redirect, end, until: services.now() }
  }
  const payment = stored.type === 'away' ? paymentWith(services, stored.redirect.id) : null
  const end = payment && endSince(services, payment)
  if (payment === null || end === null) return stored
  return isForSame(payment, input) ? { type: 'ended', redirect: payment, end, until: services.now() } : null
}

/** Restores the state of a payment after a reload, or after the customer was at a provider. */
export const restoreActor = fromPromise<PaymentStart, PaymentInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const saved = choiceOf(services.storage.read(paymentKey(input.key)))
  const unsettled = unsettledOf(services, input.contractNumber)
  return startOf(input, saved, storedPaymentNow(services, input, saved), unsettled, services.keeps())
})
