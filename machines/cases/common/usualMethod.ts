import type { Debit, PaymentMethod } from '../../payment/payment.types'
import { addDays, isDay } from '../../validation/date'

/**
 * Payment method by the insurer's `paymentTypeId` (specification, section 9: sample data). A cheque maps to a transfer,
 * and a failed direct debit to a card payment.
 */
const METHOD_BY_TYPE: Readonly<Record<number, PaymentMethod>> = { 2: 'transfer', 3: 'card', 4: 'transfer', 13: 'card' }

/** `paymentTypeId` of a direct debit. The meaning of 3 is assumed: the specification has only the number. */
const DIRECT_DEBIT_TYPE = 3

interface PaidContract {
  readonly contract: {
    readonly contractStatusId?: number | null | undefined
    readonly paymentTypeId?: number | null | undefined
  }
}

/** Tells if the premiums of an active contract are paid by direct debit. */
export const isDebited = ({ contract: { contractStatusId, paymentTypeId } }: PaidContract): boolean =>
  contractStatusId === 1 && paymentTypeId === DIRECT_DEBIT_TYPE

/** Days within which the insurer collects and books a direct debit. */
const COLLECTION_DAYS = 7

/**
 * Returns the state of the direct debit of a premium that is due on `dueDay` (`yyyy-MM-dd`). `late` if the collection
 * period has passed. `coming` if not, or if the day is unknown.
 */
export const debitStateOf = (dueDay: string | null | undefined, today: string): Debit =>
  dueDay && isDay(dueDay) && addDays(dueDay, COLLECTION_DAYS) < today ? 'late' : 'coming'

/** Returns the portal's payment method for a `paymentTypeId`; `null` if the portal does not know this id. */
export const usualMethod = (paymentTypeId: number | null | undefined): PaymentMethod | null =>
  (paymentTypeId != null && METHOD_BY_TYPE[paymentTypeId]) || null
