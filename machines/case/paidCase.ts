import { forgetPaid, keepPaid } from '../payment/paid'
import type { Ports } from '../ports'
import type { CaseContext } from './case.types'
import type { CaseDefinition } from './definition'

type World = Pick<Ports, 'storage' | 'now'>
type PlacedCase = Pick<CaseContext, 'contractNumber' | 'address'>

/** The part of the address at which a case is paid for. */
export const PAYING_SLUG = 'fizetes'

/** Whether one chooses, of what is due, what is paid. */
export const paysOfDue = ({ form, payment }: Pick<CaseDefinition, 'form' | 'payment'>): boolean =>
  payment?.amount != null && form[payment.amount]?.type === 'choice'

/** The case as its payment knows it: where that leads back to. */
export const paidCaseOf = ({ contractNumber, address }: PlacedCase) => ({
  contractNumber,
  origin: `${address}/${PAYING_SLUG}`,
})

/** Keeps what was paid apart from the draft, as long as the case has not gone out. */
export const rememberPaid = (world: World, context: CaseContext): void => {
  const { paid, result } = context
  if (paid?.type === 'paid' && result === null) keepPaid(world, paidCaseOf(context), paid)
}

/** Forgets it: the case has gone out with it. */
export const dropPaid = (world: World, context: CaseContext): void => forgetPaid(world, paidCaseOf(context))
