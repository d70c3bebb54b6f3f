import { fromPromise } from 'xstate'
import type { Money } from '../../src/api/entities'
import { type Services, servicesOf } from '../services'
import { paymentKey } from '../storageKeys'
import { dayAt } from '../today'
import { debitOf, offeredMethods } from './debit'
import { isSameCase, paidCaseAt, parseChoice, type Redirect, readStoredPayment, type StoredPayment } from './kept'
import type { FailedPayment, PaymentChoice, PaymentInput, PaymentMethod, PaymentStart } from './payment.types'
import { endSinceDeparture, lastPaymentOfDraft, unsettledPaymentsOf } from './paymentQueries'
import { paymentWithId } from './records'
import { shownAmountOf } from './shownTransfers'

const initialMethod = (
  input: PaymentInput,
  methods: readonly PaymentMethod[],
  today: string,
  shown: Money | null,
): PaymentMethod | null => {
  if (methods.length === 1) return methods[0] ?? null
  if (shown !== null && methods.includes('transfer')) return 'transfer'
  return debitOf(input, today) === 'coming' ? null : (methods.find((method) => method === input.usual) ?? null)
}

const initialChoice = (method: PaymentMethod | null): PaymentChoice => ({
  method,
  isTransferring: false,
  attempt: 1,
  failure: null,
  failed: null,
  warned: [],
})

/** The initial data of a payment, from the tab's saved choice and this browser's records. `today` is `yyyy-MM-dd`. */
export const paymentStartOf = (
  input: PaymentInput,
  today: string,
  savedChoice: PaymentChoice | null,
  storedPayment: StoredPayment | null,
  unsettled: readonly Pick<Redirect, 'id' | 'udcContractId'>[],
  canStore = true,
  shown: Money | null = null,
): PaymentStart => {
  const methods = canStore ? input.methods : input.methods.filter((method) => method !== 'card')
  const offered = offeredMethods({ ...input, methods }, today)
  const isChoiceOffered = savedChoice !== null && (savedChoice.method === null || offered.includes(savedChoice.method))
  const ownPayment =
    storedPayment !== null && isSameCase(storedPayment.redirect, paidCaseAt(input.contractNumber, input.origin))
      ? storedPayment
      : null
  return {
    choice: isChoiceOffered
      ? savedChoice
      : { ...initialChoice(initialMethod(input, offered, today, shown)), attempt: savedChoice?.attempt ?? 1 },
    methods,
    isCardWithheld: methods.length < input.methods.length,
    isBack: ownPayment?.type === 'away',
    unsettled: unsettled.filter(({ udcContractId }) => udcContractId === input.udcContractId).map(({ id }) => id),
    returned: ownPayment?.type === 'returned' ? ownPayment : null,
    shown: savedChoice === null ? shown : null,
    end: ownPayment?.type === 'ended' ? ownPayment.end : null,
    ended: ownPayment?.type === 'ended' ? ownPayment.redirect : null,
  }
}

/** Tells if an earlier payment pays the item and amount that a case asks for now. */
const paysSameItem = (
  payment: Redirect,
  { amount, paidFor, udcContractId }: Pick<PaymentInput, 'amount' | 'paidFor' | 'udcContractId'>,
): boolean =>
  payment.udcContractId === udcContractId &&
  payment.paidFor === paidFor &&
  (amount === null || amount.value === payment.amount)

/** The last payment that a draft started, if it was for the same item and took no money; `null` otherwise. */
export const failedPaymentOfDraft = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: Pick<PaymentInput, 'contractNumber' | 'origin' | 'amount' | 'paidFor' | 'udcContractId' | 'draftId'>,
): FailedPayment | null => {
  const payment = lastPaymentOfDraft(services, paidCaseAt(input.contractNumber, input.origin), input.draftId)
  if (payment === undefined || !paysSameItem(payment, input)) return null
  const end = payment.status === 'untaken' ? endSinceDeparture(services, payment) : null
  return end?.type === 'failed' ? { redirect: payment, failure: end.failure } : null
}

/**
 * Returns the payment that is saved in this tab, with the result if another tab has learned it since. `null` if that
 * result is of a payment for another item. If no payment is saved, returns the failed payment that this draft started.
 * `null` if there is none, or if the saved choice already contains its failure.
 */
const storedPaymentWithEnd = (
  services: Pick<Services, 'storage' | 'sharedStorage' | 'now'>,
  input: PaymentInput,
  savedChoice: PaymentChoice | null,
): StoredPayment | null => {
  const storedPayment = readStoredPayment(services)
  if (storedPayment === null) {
    const failedPayment = failedPaymentOfDraft(services, input)
    if (failedPayment === null || failedPayment.redirect.id === savedChoice?.failed?.id) return null
    const end = { type: 'failed', failure: failedPayment.failure } as const
    return { type: 'ended', redirect: failedPayment.redirect, end, until: services.now() }
  }
  const payment = storedPayment.type === 'away' ? paymentWithId(services, storedPayment.redirect.id) : null
  const end = payment && endSinceDeparture(services, payment)
  if (payment === null || end === null) return storedPayment
  return paysSameItem(payment, input) ? { type: 'ended', redirect: payment, end, until: services.now() } : null
}

/** Restores the state of a payment after a reload, or after the customer was at a provider. */
export const restoreActor = fromPromise<PaymentStart, PaymentInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const savedChoice = parseChoice(services.storage.read(paymentKey(input.key)))
  const unsettled = unsettledPaymentsOf(services, input.contractNumber)
  return paymentStartOf(
    input,
    dayAt(services.insurerTime()),
    savedChoice,
    storedPaymentWithEnd(services, input, savedChoice),
    unsettled,
    services.keeps(),
    shownAmountOf(services, paidCaseAt(input.contractNumber, input.origin)),
  )
})
