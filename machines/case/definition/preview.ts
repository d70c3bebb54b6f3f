import type { CallData, CallInput, Endpoint } from '../../../src/api/endpoint'
import type { Detail } from './detail'
import { erased, type Previewed } from './parsed'
import type { PresentHeader } from './present'

/** What a preview is asked with. */
interface PreviewKnown<Body> {
  /** The form as it would be submitted. */
  readonly body: Body
  readonly contractNumber: string
}

/** When a preview is asked for: while the form is filled in, or once its summary is reached, and shown there. */
type PreviewTime = 'changed' | 'step'

/** What the answers would lead to. */
export interface Preview {
  readonly when: PreviewTime
  readonly from: Endpoint
  /** The answers that have to be right for it; `null` for all of the form. */
  readonly by: readonly string[] | null
  readonly input: (known: PreviewKnown<unknown>) => object
  /** What is shown of its answer, beside what the contract's header says by now, where that may be told. */
  readonly details: (data: Previewed, header?: PresentHeader | null) => readonly Detail[]
  /** What of it the outcome says once more, where it was known when the case went out; `null` where it says nothing. */
  readonly kept: ((data: Previewed) => readonly Detail[]) | null
}

/** The same in a declaration. */
export interface TypedPreview<From extends Endpoint, Body> {
  /** The call that is asked as soon as nothing is wrong with the form. It writes nothing. */
  readonly from: From
  /** `changed` where nothing is said: 400 ms after the last change. */
  readonly when?: PreviewTime
  /** The answers that it hangs on, where it need not wait for the others. */
  readonly by?: readonly NoInfer<keyof Body & string>[]
  /** What it takes. */
  readonly input: (known: PreviewKnown<Body>) => CallInput<From> & object
  /** What is shown of its answer; `header` is `null` for who is not the contractor. */
  readonly details: (data: CallData<From>, header: PresentHeader | null) => readonly Detail[]
  /** What of it the outcome says once more: it stays in the tab as long as the outcome does. */
  readonly kept?: (data: CallData<From>) => readonly Detail[]
}

/** A declared preview, as the definition has it. */
export const previewOf = <From extends Endpoint, Body>({
  from,
  when = 'changed',
  by,
  input,
  details,
  kept,
}: TypedPreview<From, Body>): Preview => ({
  from,
  when,
  by: by ?? null,
  input: erased(input),
  details: (data, header = null) => erased(details)(data, header),
  kept: kept ? erased(kept) : null,
})
