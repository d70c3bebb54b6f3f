import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import type { AnnouncedTransfer, DueType, Money } from '../../src/api/entities'
import { getPayments } from '../../src/api/payments'
import { TechnicalError } from '../../src/api/technicalError'
import { headerOfProductLine } from '../headerOfProductLine'
import type { Services } from '../services'
import { isSameMoney } from '../validation/isForints'
import { arePeriodsKnown, isAmountDue, isDifferentPremium, mayBePaid } from './item'
import { itemOf, paidCaseAt } from './kept'
import { type DueSelection, loadDues, loadIsDebited } from './loadDue.actor'
import { ANY_TRANSFER, announcedTransferFor, transferWarningKey } from './onItsWay'
import { paidMoneyOf } from './paidMoney'
import type { Due, NotStartedReason, PaymentInput } from './payment.types'
import { paymentsOf, unsentPaymentsOf, unsettledIds } from './paymentQueries'
import { type CardPayment, moneyResultOf, type UnsentCardPayment } from './records'
import { sentTransferForCase, sentTransferForDue } from './sentTransfers'
import { BOOKING_TIME, REDIRECT_LIFETIME } from './underWay'

/** A payment that is about to start. */
export interface StartingPayment extends DueSelection {
  readonly contractNumber: string
  readonly udcContractId: string | null
  readonly premiumType: DueType | undefined
  /** The type of the due item that the customer chose or that was loaded; `null` if it is not known. */
  readonly dueType: DueType | null
  readonly amount: Money
  /**
   * The amount in the header when the transfer's details were loaded; the amount in the details may differ from it.
   * `null` or absent if no details were loaded.
   */
  readonly listed?: Money | null | undefined
  readonly isOfDue: boolean
  /** `true` if the customer sees that the premiums are paid by direct debit; absent if the method is not known. */
  readonly isDebited?: boolean | undefined
  /**
   * The keys of the warnings that the customer has read and overrides. The warning of a payment with an unknown result
   * has the payment's id as its key.
   */
  readonly warned: readonly string[]
  /** The draft id of the case that the payment is for. */
  readonly draftId?: string | undefined
  /**
   * `true` if an unreported debt does not stop the payment, because the customer may already have made the transfer.
   */
  readonly mayDebtBeUnknown?: boolean
}

/** Tells if the insurer sets the amount, and not the customer. */
export const isOfDue = ({ amount, premiumType }: Pick<PaymentInput, 'amount' | 'premiumType'>): boolean =>
  amount === null || premiumType !== undefined

/** Key of the warning that a payment's case was rejected, in the list of warnings that the customer overrides. */
export const refusedWarningKey = (id: string): string => `refused ${id}`

const paidDetailsOf = ({ id, end: { payment, paidFor } }: UnsentCardPayment) => ({
  id,
  amount: paidMoneyOf(payment),
  paidFor,
})

/** Returns the reason not to pay that the records shared by this browser's tabs contain; `null` if absent. */
export const reasonInRecords = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: Pick<StartingPayment, 'contractNumber' | 'udcContractId' | 'origin' | 'warned'>,
): NotStartedReason | null => {
  const { contractNumber, warned } = input
  const paidPayments = unsentPaymentsOf(services, contractNumber).filter(({ origin }) => origin === input.origin)
  const unsentPayment = paidPayments.find(({ status }) => status === 'taken')
  if (unsentPayment !== undefined) return { type: 'paidElsewhere', ...paidDetailsOf(unsentPayment) }
  const ids = unsettledIds(services, input)
  if (ids.some((id) => !warned.includes(id))) return { type: 'cameBack', ids }
  const refusedPayment = paidPayments.find(
    ({ id, end }) => !end.isProcessing && !warned.includes(refusedWarningKey(id)),
  )
  if (refusedPayment === undefined) return null
  return { type: 'caseRefused', ...paidDetailsOf(refusedPayment), code: refusedPayment.end.payment.paymentCode }
}

/**
 * Tells if a payment may have paid a due item or a part of it. A booking takes up to a week. After that, a payment of
 * the same period is not booked yet only if its whole amount is still due. A smaller amount is then a remainder, which
 * is still to be paid.
 */
const hasPaidDue = (now: number, due: Due, payment: CardPayment): boolean => {
  const { amount, isOfDue, status, time } = payment
  const paidItem = itemOf(payment)
  if (isOfDue !== true || status === 'closed' || moneyResultOf(payment) !== 'paid') return false
  if (now - time < BOOKING_TIME) return mayBePaid(due, paidItem, amount)
  return (
    arePeriodsKnown(due, paidItem) && due.periodStart === paidItem.periodStart && isAmountDue(due, paidItem, amount)
  )
}

/**
 * Tells if a payment for the same case started less than a day ago, paid an amount that the customer chose, and has a
 * submitted case. The amounts must be equal, unless the same draft started both payments.
 */
const hasPaidChosenAmount = (
  now: number,
  { origin, amount, draftId }: StartingPayment,
  payment: CardPayment,
): boolean => {
  if (payment.isOfDue === true || payment.status !== 'sent' || payment.origin !== origin) return false
  if (now - payment.time >= REDIRECT_LIFETIME) return false
  const moneyResult = moneyResultOf(payment)
  if (draftId !== undefined && payment.startedBy === draftId) return moneyResult === 'paid' || moneyResult === 'other'
  return moneyResult === 'paid' && payment.amount === amount.value
}

/** Key of the warning that a payment has already paid the item, in the list of warnings that the customer overrides. */
export const paidWarningKey = (id: string): string => `paid ${id}`

/**
 * Returns an earlier payment of this browser as the reason not to pay again; `null` if absent. An earlier
 * payment counts if it paid the due item, or the same chosen amount for the same case. The insurer's list may still
 * contain the item, because a payment is booked later than it is confirmed.
 */
const earlierPaymentReason = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  input: StartingPayment,
  due: Due | null,
): NotStartedReason | null => {
  const { contractNumber, udcContractId, warned } = input
  const now = services.now()
  const earlierPayment = paymentsOf(services, contractNumber).find(
    (payment) =>
      payment.udcContractId === udcContractId &&
      !warned.includes(paidWarningKey(payment.id)) &&
      (due === null ? hasPaidChosenAmount(now, input, payment) : hasPaidDue(now, due, payment)),
  )
  return earlierPayment === undefined
    ? null
    : {
        type: 'paidBefore',
        id: earlierPayment.id,
        amount: { value: earlierPayment.amount, currency: earlierPayment.currency },
        code: earlierPayment.paymentCode,
      }
}

/**
 * Returns an announced transfer as the reason not to pay again; `null` if absent, or if the customer has read
 * its warning.
 */
const unreadTransferReason = (
  { warned }: StartingPayment,
  transfer: AnnouncedTransfer | null,
): NotStartedReason | null => {
  const isRead =
    transfer === null || [ANY_TRANSFER, transferWarningKey(transfer)].some((warning) => warned.includes(warning))
  return isRead ? null : { type: 'transferAwaited', transfer }
}

/** The calls that `whyNotStarted` may make. */
export const startCheckCalls = [...Object.values(headerOfProductLine), getPayments, getPaymentTypeOrFrequency]

/**
 * Returns the reason why the payment must not start; `null` if absent. Reads this browser's records and loads the due
 * items again. Throws a `TechnicalError` if the insurer gives no answer, or does not report a debt that has to be
 * known.
 */
export const whyNotStarted = async (
  services: Pick<Services, 'call' | 'sharedStorage' | 'now'>,
  input: StartingPayment,
  signal: AbortSignal,
): Promise<NotStartedReason | null> => {
  const recordedReason = reasonInRecords(services, input)
  if (recordedReason !== null) return recordedReason
  const { udcContractId, amount } = input
  const transfer = { ...paidCaseAt(input.contractNumber, input.origin), udcContractId, amount }
  if (!input.isOfDue)
    return (
      earlierPaymentReason(services, input, null) ??
      unreadTransferReason(input, sentTransferForCase(services, transfer))
    )
  const loaded = await loadDues(services, input, signal)
  if (loaded === null) {
    if (!input.mayDebtBeUnknown) throw new TechnicalError('brokenAnswer', 'the header reports no debt')
    const due = { type: input.dueType ?? 'DEBT', amount, periodStart: input.periodStart ?? '' }
    return (
      reasonInRecords(services, input) ??
      earlierPaymentReason(services, input, due) ??
      unreadTransferReason(input, sentTransferForDue(services, transfer, due))
    )
  }
  const { dues, successor, announcedTransfers, contract } = loaded
  const isPremiumChosen = input.premiumType !== undefined && input.premiumType !== 'DEBT'
  const isDebited = isPremiumChosen
    ? await loadIsDebited(services, contract, signal).catch((error: unknown) => {
        // The screen already says that the method is not known, or the customer may already have made the transfer.
        if (input.isDebited === undefined || input.mayDebtBeUnknown) return undefined
        throw error
      })
    : undefined
  // Another tab may have paid during the calls.
  const newReason = reasonInRecords(services, input)
  if (newReason !== null) return newReason
  if (successor !== null) return { type: 'dueChanged', amount: successor.amount }
  // The insurer may list several premiums of one type, so all premiums but the chosen one are left out.
  const chosenItem = { type: input.dueType ?? undefined, periodStart: input.periodStart }
  const payableDues = (input.premiumType === undefined ? dues.slice(0, 1) : dues).filter(
    (due) => !isDifferentPremium(due, chosenItem),
  )
  const [firstDue] = payableDues
  if (firstDue === undefined) return { type: 'dueGone' }
  const due = payableDues.find(
    (candidate) =>
      isSameMoney(candidate.amount, input.amount) || (input.listed && isSameMoney(candidate.amount, input.listed)),
  )
  const hasBecomeDebt = input.premiumType === undefined && input.dueType !== 'DEBT' && firstDue.type === 'DEBT'
  if (due === undefined || hasBecomeDebt)
    return { type: 'dueChanged', amount: firstDue.amount, ...(hasBecomeDebt && { debtFrom: firstDue.periodStart }) }
  if (isDebited !== undefined && isDebited !== (input.isDebited ?? false)) return { type: 'debitChanged', isDebited }
  const paidReason = earlierPaymentReason(services, input, due)
  if (paidReason !== null) return paidReason
  // The insurer's list may lack a transfer that this browser has announced, or not say what the transfer is for.
  const announcedTransfer = announcedTransferFor({ announcedTransfers }, firstDue.type)
  return unreadTransferReason(input, announcedTransfer ?? sentTransferForDue(services, transfer, due))
}
