import { caseAt, type PaidCase } from '../../../payment/kept'
import { keepPaid, keepSent } from '../../../payment/ledger'
import type { Services } from '../../../services'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseContext } from '../case.types'

type PaymentServices = Pick<Services, 'storage' | 'sharedStorage' | 'now'>
type PlacedCase = Pick<CaseContext, 'contractNumber' | 'address'>

/** The part of the address at which a case is paid for. */
export const PAYING_SLUG = 'fizetes'

/** Whether one chooses, of what is due, what is paid. */
export const paysOfDue = ({ form, payment }: Pick<CaseDefinition, 'form' | 'payment'>): boolean =>
  payment?.amount != null && form[payment.amount]?.type === 'choice'

/** Tells if a case pays what the insurer says is due, chosen or not, and no typed amount. */
export const asksWhatIsDue = (definition: Pick<CaseDefinition, 'form' | 'payment'>): boolean =>
  definition.payment !== null && (definition.payment.amount === null || paysOfDue(definition))

/** The case as its payment knows it: where that leads back to. */
export const paidCaseOf = ({ contractNumber, address }: PlacedCase): PaidCase =>
  caseAt(contractNumber, `${address}/${PAYING_SLUG}`)

/** Remembers what was paid apart from the draft, until the case is sent, and if the insurer has refused the case. */
export const rememberPaid = (services: PaymentServices, context: CaseContext, isRefused = false): void => {
  const { paid, draftId } = context
  if (paid?.type === 'paid') keepPaid(services, paidCaseOf(context), paid, draftId, isRefused)
}

/** Keeps that the case of a payment is sent. */
export const keepPaidSent = (services: PaymentServices, context: CaseContext, idempotencyKey: string): void => {
  const { paid } = context
  if (paid?.type === 'paid') keepSent(services, paidCaseOf(context), paid, idempotencyKey)
}
