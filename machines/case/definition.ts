import type { CallData, CallInput, Endpoint } from '../../src/api/endpoint'
import type { CaseForm, WireOf } from './field'

/** One line of an outcome: its text key, and a value that the screen formats by its kind. */
export interface Fact {
  readonly name: string
  readonly kind: 'plate' | 'date' | 'text'
  readonly value: string
}

/** A case as data: what is loaded, asked and submitted. `compileCase` makes its chart. */
export interface CaseDefinition {
  /** `area.name`: names its chart and its draft. */
  readonly id: string
  readonly load: Endpoint
  readonly form: CaseForm
  /** Whether every answer is shown once more before it is sent. */
  readonly summary: boolean
  readonly submit: Endpoint
  /** What the customer should know before answering, by text key. */
  readonly notices: (loaded: unknown) => readonly string[]
  /** What the outcome says beside the confirmation. */
  readonly facts: (data: unknown) => readonly Fact[]
}

interface TypedCase<Load extends Endpoint, Form extends CaseForm, Submit extends Endpoint> {
  readonly id: string
  readonly load: Load
  readonly form: Form
  readonly summary: boolean
  readonly submit: Submit &
    ({ readonly body: WireOf<Form> } extends CallInput<Submit> ? unknown : 'the form does not fit the body')
  readonly notices?: (loaded: CallData<Load>) => readonly string[]
  readonly facts?: (data: CallData<Submit>) => readonly Fact[]
}

/** Declares a case; the form is checked against the body that `submit` takes. */
export const defineCase = <Load extends Endpoint, const Form extends CaseForm, Submit extends Endpoint>(
  declaration: TypedCase<Load, Form, Submit>,
): CaseDefinition => ({
  ...declaration,
  // Both callbacks get what the endpoint's own schema has parsed; the erased definition cannot say so.
  notices: (loaded) => declaration.notices?.(loaded as CallData<Load>) ?? [],
  facts: (data) => declaration.facts?.(data as CallData<Submit>) ?? [],
})
