import type { AnnouncedTransfer, DueType, Money } from '../../src/api/entities'
import type { Services } from '../services'
import { isSameMoney } from '../validation/isForints'
import { arePeriodsKnown, asksFor, isReplaced } from './item'
import { caseAt, itemOf } from './kept'
import { type DueNow, duesNow } from './loadDue.actor'
import { ANY_TRANSFER, transferFor, warningOf } from './onItsWay'
import { paidMoneyOf } from './paidMoney'
import type { Due, NotStarted, PaymentInput } from './payment.types'
import { paymentsOf, unsentOf, unsettledIds } from './paymentQueries'
import { type CardPayment, moneyOf, type UnsentCardPayment } from './records'
import { sentTransferFor } from './sentTransfers'
import { REDIRECT_KEPT } from './underWay'

/** A payment that is about to start. */
export interface StartingPayment extends DueNow {
  readonly contractNumber: string
  readonly udcContractId: string | null
  readonly premiumType: DueType | undefined
  /** The type of the chosen or loaded item; `null` if it is not known. */
  readonly dueType: DueType | null
  readonly amount: Money
  /** The amount that the header listed when the transfer's details were loaded. They may name another amount. */
  readonly listed?: Money | null | undefined
  readonly isOfDue: boolean
  /** The warnings that the customer has read and overrides, by their keys. The id of an unknown payment is its key. */
  readonly warned: readonly string[]
  /** The draft that the case is paid from. */
  readonly draftId?: string | undefined
}

/** Tells if the insurer sets the amount, and not the customer. */
export const isOfDue = ({ amount, premiumType }: Pick<PaymentInput, 'amount' | 'premiumType'>): boolean =>
  amount === null || premiumType !== undefined

/** Key of the warning that a payment's case was rejected, in the list of warnings that the customer overrides. */
export const refusedWarning = (id: string): string => `refused ${id}`

const paidIn = ({ id, end: { payment, paidFor } }: UnsentCardPayment) => ({
  id,
  amount: paidMoneyOf(payment),
  paidFor,
})

/** Returns the reason not to pay, from the records that all tabs of this browser share; `null` if absent. */
export const reasonInRecords = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: Pick<StartingPayment, 'contractNumber' | 'udcContractId' | 'origin' | 'warned'>,
): NotStarted | null => {
  const { contractNumber, warned } = input
  const paid = unsentOf(services, contractNumber).filter(({ origin }) => origin === input.origin)
  const unsent = paid.find(({ status }) => status === 'taken')
  if (unsent !== undefined) return { type: 'paidElsewhere', ...paidIn(unsent) }
  const ids = unsettledIds(services, input)
  if (ids.some((id) => !warned.includes(id))) return { type: 'cameBack', ids }
  const refused = paid.find(({ id }) => !warned.includes(refusedWarning(id)))
  if (refused === undefined) return null
  return { type: 'caseRefused', ...paidIn(refused), code: refused.end.payment.paymentCode }
}

/**
 * Tells if a payment has paid a due item, or a part of a debt that has grown since. A smaller due amount of the same
 * period is a remainder, which is still to be paid. An item without a known period counts as paid for a day.
 */
const hasPaid = (now: number, due: Due, payment: CardPayment): boolean => {
  const { amount, isOfDue, status, time } = payment
  const paid = itemOf(payment)
  if (isOfDue !== true || status === 'closed' || moneyOf(payment) !== 'paid') return false
  if (arePeriodsKnown(due, paid)) return due.periodStart === paid.periodStart && asksFor(due, amount)
  const isSameType = paid.type === undefined ? due.type !== 'DEBT' : due.type === paid.type
  return isSameType && due.amount.value === amount && now - time < REDIRECT_KEPT
}

/**
 * Tells if a payment of the last day has paid an amount that the customer chose, and its case is submitted. A payment
 * that the same draft started counts with any amount.
 */
const hasPaidChosen = (now: number, { origin, amount, draftId }: StartingPayment, payment: CardPayment): boolean => {
  if (payment.isOfDue === true || payment.status !== 'sent' || payment.origin !== origin) return false
  if (now - payment.time >= REDIRECT_KEPT) return false
  const money = moneyOf(payment)
  if (draftId !== undefined && payment.startedBy === draftId) return money === 'paid' || money === 'other'
  return money === 'paid' && payment.amount === amount.value
}

/** Key of the warning that a payment has already paid the item, in the list of warnings that the customer overrides. */
export const paidWarning = (id: string): string => `paid ${id}`

/**
 * Returns the payment of this browser that has paid a due item for any case of the contract, or the same chosen amount
 * in the same case; `null` if absent. The insurer may book a payment later than it confirms it.
 */
const paidBefore = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: StartingPayment,
  due: Due | null,
): NotStarted | null => {
  const { contractNumber, udcContractId, warned } = input
  const now = services.now()
  const paid = paymentsOf(services, contractNumber).find(
    (payment) =>
      payment.udcContractId === udcContractId &&
      !warned.includes(paidWarning(payment.id)) &&
      (due === null ? hasPaidChosen(now, input, payment) : hasPaid(now, due, payment)),
  )
  return paid === undefined
    ? null
    : {
        type: 'paidBefore',
        id: paid.id,
        amount: { value: paid.amount, currency: paid.currency },
        code: paid.paymentCode,
      }
}

/** Returns an announced transfer as the reason not to pay again; `null` if the customer has read that warning. */
const unreadTransfer = ({ warned }: StartingPayment, transfer: AnnouncedTransfer | null): NotStarted | null => {
  const isRead = transfer === null || [ANY_TRANSFER, warningOf(transfer)].some((warning) => warned.includes(warning))
  return isRead ? null : { type: 'transferAwaited', transfer }
}

/**
 * Returns the reason why the payment must not be started, from this browser's records and the due items, which are
 * loaded again. `null` if absent. Throws a `TechnicalError` if the insurer gives no answer.
 */
export const whyNotStarted = async (
  services: Pick<Services, 'call' | 'sharedStorage' | 'now'>,
  input: StartingPayment,
  signal: AbortSignal,
): Promise<NotStarted | null> => {
  const recordedReason = reasonInRecords(services, input)
  if (recordedReason !== null) return recordedReason
  const { udcContractId, amount } = input
  const transfer = { ...caseAt(input.contractNumber, input.origin), udcContractId, amount }
  if (!input.isOfDue)
    return paidBefore(services, input, null) ?? unreadTransfer(input, sentTransferFor(services, transfer, null))
  const { dues, successor, announcedTransfers } = await duesNow(services, input, signal)
  // Another tab may have paid during the call.
  const newReason = reasonInRecords(services, input)
  if (newReason !== null) return newReason
  if (successor !== null) return { type: 'dueChanged', amount: successor.amount }
  // Ignores premiums other than the chosen one, because there may be several premiums of one type.
  const chosenItem = { type: input.dueType ?? undefined, periodStart: input.periodStart }
  const payable = (input.premiumType === undefined ? dues.slice(0, 1) : dues).filter(
    (due) => !isReplaced(due, chosenItem),
  )
  const [first] = payable
  if (first === undefined) return { type: 'dueGone' }
  const due = payable.find(
    (candidate) =>
      isSameMoney(candidate.amount, input.amount) || (input.listed && isSameMoney(candidate.amount, input.listed)),
  )
  const isDebtSince = input.premiumType === undefined && input.dueType !== 'DEBT' && first.type === 'DEBT'
  if (due === undefined || isDebtSince)
    return { type: 'dueChanged', amount: first.amount, ...(isDebtSince && { debtFrom: first.periodStart }) }
  const paid = paidBefore(services, input, due)
  if (paid !== null) return paid
  // An insurer that lists transfers knows better than this browser.
  const known = announcedTransfers == null ? sentTransferFor(services, transfer, due) : null
  return unreadTransfer(input, transferFor({ announcedTransfers }, first.type) ?? known)
}
