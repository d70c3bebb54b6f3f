import type { AnnouncedTransfer, Money } from '../../../../src/api/entities'
import type { PaidEnd } from '../../../payment/kept'
import { announcedTransferFor } from '../../../payment/onItsWay'
import { paidForints, paidMoneyOf } from '../../../payment/paidMoney'
import type { PaymentInput, PaymentOutput } from '../../../payment/payment.types'
import { parseAmount } from '../../../validation/money'
import { rowKeyOfId } from '../../answers/rows/path'
import { textOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { Answers } from '../../definition/field'
import type { PresentHeader } from '../../definition/present'
import type { SavedCase } from '../../draft/saved'
import { isArrivalUncertain } from '../../draft/submission'
import type { CaseContext, ChosenPayment } from '../case.types'
import { paysDueAmount } from './paidCase'

/** The amount to pay if the answer names no valid item. `NaN` differs from every other amount. */
const UNKNOWN_AMOUNT: Money = { value: Number.NaN, currency: 'HUF' }

type AnswersAndPayment = Pick<CaseContext, 'answers' | 'paid'>
type Draft = Pick<SavedCase, 'answers' | 'paid' | 'isSent' | 'step'>

/**
 * Returns the forints paid by card. `null` without an amount field, without a card payment, or if the amount is not in
 * whole forints.
 */
const cardForintsOf = ({ payment }: CaseDefinition, paid: ChosenPayment | null): number | null => {
  if (payment?.amount == null || paid?.type !== 'paid') return null
  const amount = paidForints(paid.payment)
  return amount !== null && Number.isInteger(amount) && amount > 0 ? amount : null
}

/**
 * Returns the amount paid by card if the amount field cannot contain it: another currency, or not whole forints.
 * Otherwise `null`.
 */
export const amountPaidOtherwise = (definition: CaseDefinition, paid: ChosenPayment | null): Money | string | null => {
  const { form, payment } = definition
  if (paid?.type !== 'paid' || form[payment?.amount ?? '']?.type === 'choice') return null
  return cardForintsOf(definition, paid) === null ? paidMoneyOf(paid.payment) : null
}

/**
 * Decodes the item to pay from the chosen answer. `undefined` or `null` if the customer chooses no item, or if the
 * answer is invalid.
 */
const payableOf = ({ payment, form }: CaseDefinition, answers: Answers) => {
  const amountField = payment?.amount ?? ''
  const field = form[amountField]
  return field?.type === 'choice' ? field.pays?.(textOf(answers[amountField])) : undefined
}

/**
 * Returns the amount and the item to pay, for the payment's input. `amount` is `null` if the customer pays the amount
 * due that the insurer reports.
 */
export const paymentInputOf = (
  definition: CaseDefinition,
  answers: Answers,
): Pick<PaymentInput, 'amount' | 'paidFor' | 'premiumType' | 'periodStart' | 'periodEnd' | 'deadline'> => {
  const { payment, form } = definition
  if (payment?.amount == null) return { amount: null }
  const answer = textOf(answers[payment.amount])
  if (form[payment.amount]?.type !== 'choice') return { amount: { value: parseAmount(answer), currency: 'HUF' } }
  const payable = payableOf(definition, answers)
  const { amount = UNKNOWN_AMOUNT, type: premiumType, from: periodStart, to: periodEnd } = payable ?? {}
  const item = { amount, paidFor: answer, premiumType, periodStart, deadline: payable?.until }
  return { ...item, ...(premiumType === 'DEBT' && { periodEnd }) }
}

/**
 * Returns the transfer that the customer has already announced for the item to pay, according to the contract's header.
 * Such a transfer makes the payment unnecessary. `null` if none exists, or if the customer types the amount.
 */
export const announcedTransferOf = (
  definition: CaseDefinition,
  { answers, header }: Pick<CaseContext, 'answers' | 'header'>,
): AnnouncedTransfer | null =>
  header !== null && paysDueAmount(definition)
    ? announcedTransferFor(header, paymentInputOf(definition, answers).premiumType ?? 'DEBT')
    : null

/**
 * Returns the amount that the customer chose or typed; `null` if the customer pays the amount due that the insurer
 * reports.
 */
export const answeredAmount = (definition: CaseDefinition, answers: Answers): Money | null =>
  paymentInputOf(definition, answers).amount

/**
 * Returns the amount, type and period that an answer pays. Two premiums with the same amount and different periods are
 * different payments.
 */
const paymentIdentityOf = (definition: CaseDefinition, answers: Answers): readonly (string | number)[] => {
  const { amount, premiumType = '', periodStart = '' } = paymentInputOf(definition, answers)
  return [amount?.value ?? '', premiumType, periodStart]
}

const withPaidAmount = (definition: CaseDefinition, { answers, paid }: AnswersAndPayment): Answers => {
  const { amount } = definition.payment ?? {}
  if (amount == null || paid?.type !== 'paid') return answers
  // The paid item stays the answer, even if the customer paid an amount that differs from the item's amount.
  if (definition.form[amount]?.type === 'choice') return { ...answers, [amount]: paid.paidFor ?? answers[amount] ?? '' }
  const cardAmount = cardForintsOf(definition, paid)
  if (cardAmount === null || answeredAmount(definition, answers)?.value === cardAmount) return answers
  return { ...answers, [amount]: String(cardAmount) }
}

/** Applies a payment: the paid amount becomes the answer, and the amount field becomes final. */
export const afterPayment = (definition: CaseDefinition, context: AnswersAndPayment) => ({
  paid: context.paid,
  answers: withPaidAmount(definition, context),
  settled: definition.payment?.amount == null || context.paid?.type !== 'paid' ? [] : [definition.payment.amount],
})

/**
 * Applies a newer result of the card payment. If the insurer may have received the case, the result is only stored. A
 * retry must send the same body.
 */
export const afterCardResult = (
  definition: CaseDefinition,
  context: Pick<CaseContext, 'answers' | 'isSent' | 'sent'>,
  paid: PaidEnd,
) =>
  isArrivalUncertain(context)
    ? { paidKnown: paid }
    : { paidKnown: null, ...afterPayment(definition, { answers: context.answers, paid }) }

/**
 * Returns the header with its debt replaced by the amount that the customer has paid or will transfer, or removed if
 * nothing is known to be due. The header is unchanged if the customer chooses or types the amount.
 */
export const headerAfterPayment = (
  { payment }: CaseDefinition,
  { header }: Pick<CaseContext, 'header'>,
  paid: PaymentOutput,
): PresentHeader | null => {
  if (header === null || payment?.amount != null) return header
  if (paid.type === 'nothing' || paid.type === 'unknown') return { ...header, debt: null }
  const debt =
    paid.type === 'transfer' ? paid.amount : paid.type === 'paid' ? (paid.asked ?? paidMoneyOf(paid.payment)) : null
  return debt === null || typeof debt === 'string' ? header : { ...header, debt }
}

/**
 * Returns the header to show after the contract's header was loaded again. A sent case without a payment keeps its
 * header, because the confirmation compares the answers with it. Until a paid case has its result, the header's debt
 * stays the amount that the customer has paid or will transfer.
 */
export const headerAfterReload = (
  definition: CaseDefinition,
  context: Pick<CaseContext, 'header' | 'isSent' | 'result' | 'paid'>,
  header: PresentHeader,
): PresentHeader | null => {
  const { isSent, result, paid } = context
  if (definition.payment === null) return isSent || result !== null ? context.header : header
  return paid === null || result !== null ? header : headerAfterPayment(definition, { header }, paid)
}

/** Tells if the chosen payment method is still valid: a transfer must be for the amount in the answers. */
const isForCurrentAmount = (definition: CaseDefinition, { answers, paid }: AnswersAndPayment): boolean => {
  const amount = answeredAmount(definition, answers)
  if (amount === null || paid?.type === 'paid' || paid?.type === 'later') return true
  return paid?.type === 'transfer' && paid.amount?.value === amount.value
}

/**
 * Returns the payment of an opened case: the draft's, or the separately stored one (`separatePayment`). A card payment
 * takes precedence over another method. If the chosen method was for an amount other than the answered one, the result
 * is `null`, unless the case was sent.
 */
export const paymentOnOpening = (
  definition: CaseDefinition,
  draft: Draft | null,
  separatePayment: ChosenPayment | null,
): ChosenPayment | null => {
  const preferredPayment = draft?.paid ?? separatePayment
  const isSameCard =
    draft?.paid?.type === 'paid' && separatePayment?.type === 'paid' && draft.paid.id === separatePayment.id
  // After the submission, this browser may learn a new result of the same payment. So the separately stored payment is
  // the newer one.
  if (draft?.step === 'submitted' && isSameCard) return separatePayment
  if (draft === null || draft.isSent || draft.step === 'submitted') return preferredPayment
  if (draft.paid?.type !== 'paid' && separatePayment?.type === 'paid') return separatePayment
  return isForCurrentAmount(definition, { answers: draft.answers, paid: preferredPayment }) ? preferredPayment : null
}

/**
 * Returns the payment after a change of answers. `null` if the amount or the item to pay has changed, unless the
 * customer has paid by card.
 */
export const paymentAfterChange = (
  definition: CaseDefinition,
  { answers, paid }: AnswersAndPayment,
  nextAnswers: Answers,
): ChosenPayment | null =>
  paid?.type === 'paid' ||
  paymentIdentityOf(definition, answers).join() === paymentIdentityOf(definition, nextAnswers).join()
    ? paid
    : null

/** Returns a payment's name for idempotency keys. It differs by subject, account, amount, type and period. */
export const paymentName = (
  definition: CaseDefinition,
  { answers, subject, loaded }: Pick<CaseContext, 'answers' | 'subject' | 'loaded'>,
): string =>
  [
    'payment',
    rowKeyOfId(subject),
    rowKeyOfId(definition.payment?.account(loaded) ?? ''),
    ...paymentIdentityOf(definition, answers),
  ]
    .filter((part) => part !== '')
    .join('-')
