import type { Debit, PaymentMethod } from '../../payment/payment.types'
import type { PaymentStep } from './definition'
import type { Answers, CaseForm, MoneyField, PayableField } from './field'
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
   * Returns the state of the item's direct debit; `null` if the item is not paid by direct debit. `coming`: the bank
   * still collects the premium. The form then does not offer `later` and preselects no method. `today` is `yyyy-MM-dd`.
   */
  readonly debit?: (loaded: LoadedData<Load>, answers: Answers, today: string) => Debit | null
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
  debit,
  usual,
  amount,
  account,
}: TypedPayment<Load, Form, Conditional>): PaymentStep => ({
  methods,
  debit: (loaded, answers, today) =>
    loaded === null || debit === undefined ? null : eraseType(debit)(loaded, answers, today),
  usual: (loaded) => (loaded === null || usual === undefined ? null : eraseType(usual)(loaded)),
  amount: amount ?? null,
  // `loaded` is `null` if the load of a sent or paid case failed, because such a case continues anyway.
  account: (loaded) => (loaded === null ? null : ((account && eraseType(account)(loaded)) ?? null)),
})
