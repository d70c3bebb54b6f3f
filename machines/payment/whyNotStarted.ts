import type { DueType, Money } from '../../src/api/entities'
import type { Ports } from '../ports'
import { type DueNow, duesNow } from './loadDue.actor'
import { paidOf } from './paid'
import type { NotStarted, PaymentInput } from './payment.types'
import { unsettledOf } from './unsettled'

/** A payment that is about to start. */
export interface Starting extends DueNow {
  readonly contractNumber: string
  readonly udcContractId: string | null
  readonly premiumType: DueType | undefined
  readonly amount: Money
  readonly isOfDue: boolean
  /** Tells if it pays a debt, which no premium replaces once it is paid. */
  readonly isDebt: boolean
  /** Tells if the customer knows that the money may be on its way already. */
  readonly isWarned: boolean
}

/** Tells if the insurer says what is due, instead of the customer naming an amount. */
export const isOfDue = ({ amount, premiumType }: Pick<PaymentInput, 'amount' | 'premiumType'>): boolean =>
  amount === null || premiumType !== undefined

/** Reads the notes of all tabs of this browser; `null` if nothing stops the payment. */
export const whyNoted = (
  ports: Pick<Ports, 'storage' | 'sharedStorage' | 'now'>,
  of: Pick<Starting, 'contractNumber' | 'udcContractId' | 'origin' | 'isWarned'>,
): NotStarted | null => {
  const { contractNumber, udcContractId } = of
  const paid = paidOf(ports, contractNumber).filter(({ origin }) => origin === of.origin)
  if (paid.some(({ isRefused }) => !isRefused)) return { type: 'paidElsewhere' }
  const isLeft =
    paid.length > 0 || unsettledOf(ports, contractNumber).some((note) => note.udcContractId === udcContractId)
  return isLeft && !of.isWarned ? { type: 'cameBack' } : null
}

/**
 * Asks the insurer again what is due, and reads the notes of all tabs of this browser; `null` if nothing stops the payment.
 * Throws a `CallFault` if the insurer gives no answer.
 */
export const whyNotStarted = async (
  ports: Pick<Ports, 'call' | 'storage' | 'sharedStorage' | 'now'>,
  { amount, isOfDue, ...of }: Starting,
  signal: AbortSignal,
): Promise<NotStarted | null> => {
  const noted = whyNoted(ports, of)
  if (noted !== null || !isOfDue) return noted
  const dues = await duesNow(ports, of, signal)
  // Another tab may have paid while the insurer was asked.
  const notedSince = whyNoted(ports, of)
  if (notedSince !== null) return notedSince
  const [first] = dues
  if (first === undefined || (of.isDebt && !first.isDebt)) return { type: 'dueGone' }
  // Several premiums may be of one type, and the customer has chosen among them.
  const payable = of.premiumType === undefined ? [first] : dues
  return payable.some((due) => due.amount.value === amount.value) ? null : { type: 'dueChanged', amount: first.amount }
}
