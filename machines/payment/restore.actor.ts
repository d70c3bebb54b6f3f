import { fromPromise } from 'xstate'
import type { Money } from '../../src/api/entities'
import { type Services, servicesOf } from '../services'
import { PAYMENT, paymentKey } from '../storageKeys'
import { dayAt } from '../today'
import { debitOf, offeredMethods } from './debit'
import { isSameCase, paidCaseAt, parseChoice, type Redirect, readStoredPayment, type StoredPayment } from './kept'
import type { FailedPayment, PaymentChoice, PaymentInput, PaymentMethod, PaymentStart } from './payment.types'
import {
  endSinceDeparture,
  lastFailureOf,
  lastPaymentOfDraft,
  paysAskedItem,
  unsettledPaymentsOf,
} from './paymentQueries'
import { paymentWithId } from './records'
import { shownAmountFor } from './shownTransfers'

type RestoreServices = Pick<Services, 'storage' | 'sharedStorage' | 'now'>

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
  return {
    choice: isChoiceOffered
      ? savedChoice
      : { ...initialChoice(initialMethod(input, offered, today, shown)), attempt: savedChoice?.attempt ?? 1 },
    methods,
    isCardWithheld: methods.length < input.methods.length,
    isBack: storedPayment?.type === 'away',
    unsettled: unsettled.filter(({ udcContractId }) => udcContractId === input.udcContractId).map(({ id }) => id),
    returned: storedPayment?.type === 'returned' ? storedPayment : null,
    shown,
    end: storedPayment?.type === 'ended' ? storedPayment.end : null,
    ended: storedPayment?.type === 'ended' ? storedPayment.redirect : null,
  }
}

/**
 * Returns the last payment that a draft started if it took no money and was for the item that the case asks for now;
 * otherwise `null`.
 */
export const failedPaymentOfDraft = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: Pick<PaymentInput, 'contractNumber' | 'origin' | 'amount' | 'paidFor' | 'udcContractId' | 'draftId'>,
): FailedPayment | null => {
  const payment = lastPaymentOfDraft(services, paidCaseAt(input.contractNumber, input.origin), input.draftId)
  if (payment === undefined || !paysAskedItem(payment, input)) return null
  const end = payment.status === 'untaken' ? endSinceDeparture(services, payment) : null
  return end?.type === 'failed' ? { redirect: payment, failure: end.failure } : null
}

/**
 * Returns the payment that is saved in this tab, with the result that this browser has last recorded. `null` for
 * another item than the case asks for now, unless the payment is saved as paid or is still in progress. A saved failure
 * that does not apply is also removed, because the form has already shown it.
 */
const savedPaymentOf = (
  services: RestoreServices,
  storedPayment: StoredPayment,
  input: PaymentInput,
): StoredPayment | null => {
  const { redirect } = storedPayment
  const isForItem = paysAskedItem(redirect, input)
  if (storedPayment.type === 'returned') return isForItem ? storedPayment : null
  if (storedPayment.type === 'ended') {
    if (storedPayment.end.type === 'paid') return storedPayment
    const failure = lastFailureOf(services, redirect.id, storedPayment.end.failure)
    if (isForItem && failure !== null) return { ...storedPayment, end: { type: 'failed', failure } }
    services.storage.remove(PAYMENT)
    return null
  }
  const payment = paymentWithId(services, redirect.id)
  const end = payment && endSinceDeparture(services, payment)
  if (payment === null || end === null) return storedPayment
  return isForItem ? { type: 'ended', redirect: payment, end, until: services.now() } : null
}

/**
 * Returns the payment of this case that is saved in this tab, or else the failed payment that this draft started.
 * `null` if there is neither, or if the saved choice already contains the failure.
 */
const storedPaymentWithEnd = (
  services: RestoreServices,
  input: PaymentInput,
  savedChoice: PaymentChoice | null,
): StoredPayment | null => {
  const storedPayment = readStoredPayment(services)
  const paidCase = paidCaseAt(input.contractNumber, input.origin)
  if (storedPayment !== null && isSameCase(storedPayment.redirect, paidCase))
    return savedPaymentOf(services, storedPayment, input)
  const failedPayment = failedPaymentOfDraft(services, input)
  if (failedPayment === null || failedPayment.redirect.id === savedChoice?.failed?.id) return null
  const end = { type: 'failed', failure: failedPayment.failure } as const
  return { type: 'ended', redirect: failedPayment.redirect, end, until: services.now() }
}

/** Returns the saved choice with the failure that this browser has last recorded. */
const withLastFailure = (services: RestoreServices, choice: PaymentChoice | null): PaymentChoice | null => {
  if (choice === null || choice.failure === null || choice.failed === null) return choice
  const failure = lastFailureOf(services, choice.failed.id, choice.failure)
  return { ...choice, failure, failed: failure && choice.failed }
}

/** Restores the state of a payment after a reload, or after the customer was at a provider. */
export const restoreActor = fromPromise<PaymentStart, PaymentInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const savedChoice = withLastFailure(services, parseChoice(services.storage.read(paymentKey(input.key))))
  const unsettled = unsettledPaymentsOf(services, input.contractNumber)
  return paymentStartOf(
    input,
    dayAt(services.insurerTime()),
    savedChoice,
    storedPaymentWithEnd(services, input, savedChoice),
    unsettled,
    services.keeps(),
    shownAmountFor(services, input),
  )
})
