import { addDays, isDay } from '../validation/date'
import type { Debit, PaymentInput, PaymentMethod } from './payment.types'

/** `paymentTypeId` of a direct debit. The meaning of 3 is assumed: the specification has only the number. */
const DIRECT_DEBIT_TYPE = 3

/** `contractStatusId` of an active contract. */
const ACTIVE = 1

interface PaidContract {
  readonly contract: {
    readonly contractStatusId?: number | null | undefined
    readonly paymentTypeId?: number | null | undefined
  }
}

/** Tells if the premiums of an active contract are paid by direct debit. */
export const isDebited = ({ contract: { contractStatusId, paymentTypeId } }: PaidContract): boolean =>
  contractStatusId === ACTIVE && paymentTypeId === DIRECT_DEBIT_TYPE

/** Tells if the premiums are paid by direct debit; `undefined` if the payment type of an active contract is not known. */
export const knownDebitOf = ({ contract }: PaidContract): boolean | undefined =>
  contract.contractStatusId === ACTIVE && contract.paymentTypeId == null ? undefined : isDebited({ contract })

/** Days within which the insurer collects and books a direct debit. */
const COLLECTION_DAYS = 7

/**
 * Returns the state of the direct debit of a premium that is due on `dueDay` (`yyyy-MM-dd`). `late` if the collection
 * period has passed. `coming` if not, or if the day is unknown.
 */
export const debitStateOf = (dueDay: string | null | undefined, today: string): Debit =>
  dueDay && isDay(dueDay) && addDays(dueDay, COLLECTION_DAYS) < today ? 'late' : 'coming'

/** The part of a payment's input that determines the direct debit of the item to pay. */
type DebitedPayment = Pick<PaymentInput, 'isDebited' | 'premiumType' | 'periodStart' | 'deadline'>

/**
 * Returns the state of the direct debit of the item to pay; `null` if the bank does not collect the item. The bank
 * never collects a debt.
 */
export const debitOf = (
  { isDebited, premiumType, periodStart, deadline }: DebitedPayment,
  today: string,
): Debit | null => (isDebited && premiumType !== 'DEBT' ? debitStateOf(periodStart || deadline, today) : null)

/** Returns the payment methods to offer. While the bank still collects the premium, `later` is left out. */
export const offeredMethods = (
  payment: DebitedPayment & Pick<PaymentInput, 'methods'>,
  today: string,
): readonly PaymentMethod[] =>
  debitOf(payment, today) === 'coming' ? payment.methods.filter((method) => method !== 'later') : payment.methods
