import { type PaidCase, paidCaseAt } from '../../../payment/kept'
import { recordTakenPayment, saveFailureInTab } from '../../../payment/ledger'
import type { Services } from '../../../services'
import type { CaseDefinition } from '../../definition/definition'
import { unsettledCardIdOf } from '../../draft/saved'
import type { CaseContext } from '../case.types'

type PaymentServices = Pick<Services, 'sharedStorage' | 'now'>
type CaseLocation = Pick<CaseContext, 'contractNumber' | 'address'>

/** Path segment of the payment step. */
export const PAYING_SLUG = 'fizetes'

/** Tells if the customer chooses the item to pay. */
export const paysChosenItem = ({ form, payment }: Pick<CaseDefinition, 'form' | 'payment'>): boolean =>
  payment?.amount != null && form[payment.amount]?.type === 'choice'

/**
 * Tells if a case pays the insurer's amount due or an item that the customer chooses. `false` for a typed amount or
 * without a payment.
 */
export const paysDueAmount = (definition: Pick<CaseDefinition, 'form' | 'payment'>): boolean =>
  definition.payment !== null && (definition.payment.amount === null || paysChosenItem(definition))

/**
 * Returns the place that the browser returns to after a card payment: the case's contract and the address of its
 * payment step.
 */
export const paidCaseOf = ({ contractNumber, address }: CaseLocation): PaidCase =>
  paidCaseAt(contractNumber, `${address}/${PAYING_SLUG}`)

/**
 * Stores a card payment outside the draft until the case is sent. `isRefused` is `true` if the insurer has refused the
 * case.
 */
export const storeCardPayment = (services: PaymentServices, context: CaseContext, isRefused = false): void => {
  const { paid, draftId } = context
  if (paid?.type === 'paid') recordTakenPayment(services, paidCaseOf(context), paid, draftId, isRefused)
}

/**
 * Tells if the card payment of an unsent draft took no money. If so, it also stores the failure in this tab, so that
 * the case shows the reason. `saved` is the unvalidated draft.
 */
export const takeDraftFailure = (services: PaymentServices & Pick<Services, 'storage'>, saved: unknown): boolean => {
  const cardPaymentId = unsettledCardIdOf(saved)
  return cardPaymentId !== null && saveFailureInTab(services, cardPaymentId)
}
