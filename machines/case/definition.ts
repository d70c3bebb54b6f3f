import type { CallData, CallInput, Endpoint } from '../../src/api/endpoint'
import type { CaseResult, Money } from '../../src/api/entities'
import type { CodeChannel } from '../oneTimeCode/oneTimeCode.types'
import type { PaymentMethod } from '../payment/payment.types'
import type { Options } from './answers'
import type { CaseForm, Option, WireOf } from './field'

/** One line that is told: its text key, and a value that the screen formats by its kind. */
export type Fact =
  | { readonly name: string; readonly kind: 'plate' | 'date' | 'text'; readonly value: string }
  | { readonly name: string; readonly kind: 'money'; readonly value: Money }

/** A code that proves what was typed into a field. */
export interface CodeStep {
  readonly channel: CodeChannel
  /** The field whose answer the code is sent to. */
  readonly to: string
  /** Has the code sent; its body is the form's. */
  readonly start: Endpoint
  /** Takes `{ otpCode, confirmationCode }`. */
  readonly check: Endpoint
  readonly resend: Endpoint
}

/** A payment that goes before the submission. */
export interface PaymentStep {
  readonly methods: readonly PaymentMethod[]
}

/** A case as data: what is loaded, asked and submitted. `compileCase` makes its chart. */
export interface CaseDefinition {
  /** `area.name`: names its chart and its draft. */
  readonly id: string
  readonly load: Endpoint | null
  readonly form: CaseForm
  /** What is answered already, by field; a case that has it is a change, and one that changes nothing is not sent. */
  readonly initial: ((loaded: unknown) => Readonly<Record<string, string>>) | null
  /** What can be chosen, by field, where that is known from what was loaded. */
  readonly options: (loaded: unknown) => Options
  readonly code: CodeStep | null
  readonly payment: PaymentStep | null
  /** Whether every answer is shown once more before it is sent. */
  readonly summary: boolean
  /** `null` where the right code ends the case. */
  readonly submit: Endpoint | null
  /** What the customer should know before answering, by text key. */
  readonly notices: (loaded: unknown) => readonly string[]
  /** What is shown before the first answer: what it is now, or what will become of it. */
  readonly shows: (loaded: unknown) => readonly Fact[]
  /** What the outcome says beside the confirmation. */
  readonly facts: (data: unknown) => readonly Fact[]
}

type Fits<Sent, E extends Endpoint, Why extends string> = { readonly body: Sent } extends CallInput<E> ? unknown : Why

/** What is loaded is asked for as it is: nobody has anything to fill into its address or query. */
export type NeedsNothing<E extends Endpoint> = object extends CallInput<E> ? unknown : 'the call needs parameters'

type GivesCase<E extends Endpoint> = CallData<E> extends CaseResult ? unknown : 'the call does not answer with a case'

interface TypedCode<
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Endpoint,
  Check extends Endpoint,
  Resend extends Endpoint,
> {
  readonly channel: CodeChannel
  readonly to: keyof Form & string
  readonly start: Start & Fits<WireOf<Form>, Start, 'the form does not fit the body'>
  readonly check: Check &
    Fits<{ otpCode: string; confirmationCode: string | null }, Check, 'the code does not fit the body'> &
    // Where nothing is submitted after it, the right code makes the case.
    (Endpoint extends Submit ? GivesCase<Check> : unknown)
  readonly resend: Resend & NeedsNothing<Resend>
}

interface TypedCase<
  Load extends Endpoint,
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Endpoint,
  Check extends Endpoint,
  Resend extends Endpoint,
> {
  readonly id: string
  readonly load?: Load & NeedsNothing<Load>
  readonly form: Form
  readonly initial?: (loaded: CallData<Load>) => { readonly [Name in keyof Form]?: string | undefined }
  readonly options?: (loaded: CallData<Load>) => { readonly [Name in keyof Form]?: readonly Option[] | undefined }
  readonly code?: TypedCode<Form, Submit, Start, Check, Resend>
  readonly payment?: PaymentStep
  readonly summary?: boolean
  readonly submit?: Submit & Fits<WireOf<Form>, Submit, 'the form does not fit the body'> & GivesCase<Submit>
  readonly notices?: (loaded: CallData<Load>) => readonly string[]
  readonly shows?: (loaded: CallData<Load>) => readonly Fact[]
  readonly facts?: (data: CallData<Submit>) => readonly Fact[]
}

/** The values that are there, by name. */
const given = <Value>(values: { readonly [name: string]: Value | undefined }): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )

/** Declares a case; the form is checked against the bodies that its calls take, and the calls against what becomes of them. */
export const defineCase = <
  Load extends Endpoint,
  const Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Endpoint,
  Check extends Endpoint,
  Resend extends Endpoint,
>(
  declaration: TypedCase<Load, Form, Submit, Start, Check, Resend>,
): CaseDefinition => {
  const { id, load, form, initial, options, code, payment, summary, submit, notices, shows, facts } = declaration
  // The callbacks get what the endpoint's own schema has parsed; the erased definition cannot say so. A case that was sent
  // is gone on with also where its start is refused by then: nothing is known of what would have been loaded.
  const read =
    <Known>(find: ((loaded: CallData<Load>) => Known) | undefined, unknown: Known) =>
    (loaded: unknown): Known =>
      find === undefined || (load !== undefined && loaded === null) ? unknown : find(loaded as CallData<Load>)
  return {
    id,
    form,
    load: load ?? null,
    code: code ?? null,
    payment: payment ?? null,
    summary: summary ?? false,
    submit: submit ?? null,
    initial: initial ? (loaded) => given(read(initial, {})(loaded)) : null,
    options: (loaded) => given(read(options, {})(loaded)),
    notices: read(notices, []),
    shows: read(shows, []),
    facts: (data) => facts?.(data as CallData<Submit>) ?? [],
  }
}

/** The call whose answer is the case's result. @throws where a definition has none. */
export const resultOf = ({ id, submit, code }: CaseDefinition): Endpoint => {
  const last = submit ?? code?.check
  if (last === undefined) throw new Error(`${id} submits nothing`)
  return last
}
