import type { PaymentMethod } from '../../payment/payment.types'
import type { PaymentStep } from './definition'
import type { Answers, CaseForm, MoneyField, PayableField } from './field'
import type { LoadedBy, Loads } from './loads'
import { erased } from './parsed'

/** The fields of a form with an amount, or a choice of what is paid, that everybody is asked for. */
type AmountIn<Form extends CaseForm, Conditional> = {
  readonly [Name in keyof Form]: Form[Name] extends MoneyField | PayableField ? Exclude<Name, Conditional> : never
}[keyof Form] &
  string

/** A payment in a declaration. */
export interface TypedPayment<Load extends Loads, Form extends CaseForm, Conditional> {
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[]
  /** Which of them are left for what was answered; without it, all. */
  readonly left?: (loaded: LoadedBy<Load>, answers: Answers) => readonly PaymentMethod[]
  /** How the contract is paid for otherwise, which is chosen until the customer says something else. */
  readonly usual?: (loaded: LoadedBy<Load>, answers: Answers) => PaymentMethod | null
  /** The field whose answer is paid; without it, what is due is. */
  readonly amount?: AmountIn<Form, Conditional>
  /** The account that is paid into, as far as it is known; without it, what is due on the contract is paid. */
  readonly account?: (loaded: LoadedBy<Load>) => string | null | undefined
}

/** A declared payment, as the definition has it. */
export const paymentOf = <Load extends Loads, Form extends CaseForm, Conditional>({
  methods,
  left,
  usual,
  amount,
  account,
}: TypedPayment<Load, Form, Conditional>): PaymentStep => ({
  methods,
  left: (loaded, answers) => (loaded === null || left === undefined ? methods : erased(left)(loaded, answers)),
  usual: (loaded, answers) => (loaded === null || usual === undefined ? null : erased(usual)(loaded, answers)),
  amount: amount ?? null,
  // A case that was sent or paid for is gone on with also where nothing was loaded.
  account: (loaded) => (loaded === null ? null : ((account && erased(account)(loaded)) ?? null)),
})
