import type { PaymentMethod } from '../../payment/payment.types'
import type { PaymentStep } from './definition'
import type { CaseForm, MoneyField, PayableField } from './field'
import type { LoadedData, Loads } from './loads'
import { eraseType } from './parsed'

/** Names of the amount fields and item choices that are always visible. */
type AmountIn<Form extends CaseForm, Conditional> = {
  readonly [Name in keyof Form]: Form[Name] extends MoneyField | PayableField ? Exclude<Name, Conditional> : never
}[keyof Form] &
  string

/** A declared payment. */
export interface TypedPayment<Load extends Loads, Form extends CaseForm, Conditional> {
  /** The offered payment methods. */
  readonly methods: readonly PaymentMethod[]
  /**
   * Tells if the contract's premiums are paid by direct debit; `undefined` if that is not known. While the bank still
   * collects a premium, the form does not offer `later` and preselects no method.
   */
  readonly isDebited?: (loaded: LoadedData<Load>) => boolean | undefined
  /**
   * Returns the contract's usual payment method, which the form preselects; `null` if the insurer does not report a
   * known one.
   */
  readonly usual?: (loaded: LoadedData<Load>) => PaymentMethod | null
  /**
   * The field whose answer is the amount or the item to pay. Omit it if the customer pays the amount due that the
   * insurer reports.
   */
  readonly amount?: AmountIn<Form, Conditional>
  /**
   * Returns the id of the account that receives the payment. Omit it if the payment covers the contract's amount due.
   */
  readonly account?: (loaded: LoadedData<Load>) => string | null | undefined
}

/** Converts a declared payment. */
export const paymentStepOf = <Load extends Loads, Form extends CaseForm, Conditional>({
  methods,
  isDebited,
  usual,
  amount,
  account,
}: TypedPayment<Load, Form, Conditional>): PaymentStep => ({
  methods,
  isDebited: (loaded) => (loaded === null || isDebited === undefined ? undefined : eraseType(isDebited)(loaded)),
  usual: (loaded) => (loaded === null || usual === undefined ? null : eraseType(usual)(loaded)),
  amount: amount ?? null,
  // `loaded` is `null` if the load of a sent or paid case failed, because such a case continues anyway.
  account: (loaded) => (loaded === null ? null : ((account && eraseType(account)(loaded)) ?? null)),
})
