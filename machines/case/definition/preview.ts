import type { CallData, CallInput, Endpoint } from '../../../src/api/endpoint'
import type { Detail } from './detail'
import { eraseType, type Previewed } from './parsed'
import type { PresentHeader } from './present'

/** The data from which `input` builds the input of the preview call. */
interface PreviewContext<Body> {
  /** The serialized form, as in the submitted body. */
  readonly body: Body
  readonly contractNumber: string
}

/** Time of the preview call: `changed` while the form is filled in, `step` when the summary page opens. */
type PreviewTime = 'changed' | 'step'

/** Preview of what the answers would change, e.g. the new premium. */
export interface Preview {
  readonly when: PreviewTime
  readonly from: Endpoint
  /** The fields that must be valid before the call; `null` for the whole form. */
  readonly by: readonly string[] | null
  readonly input: (previewContext: PreviewContext<unknown>) => object
  /** Returns the displayed details. `header` adds current values, if the customer may see them. */
  readonly details: (data: Previewed, header?: PresentHeader | null) => readonly Detail[]
  /** Returns the preview's details for the result page; `null` if the result page shows none of them. */
  readonly kept: ((data: Previewed) => readonly Detail[]) | null
}

/** A declared preview. */
export interface TypedPreview<From extends Endpoint, Body> {
  /** The preview's call. It is made only while the fields in `by` are valid, and must not write anything. */
  readonly from: From
  /** When the call is made. `changed` (default): 400 ms after the last change. `step`: when the summary opens. */
  readonly when?: PreviewTime
  /** The fields that the preview depends on. Omit it if the preview must wait until all fields are valid. */
  readonly by?: readonly NoInfer<keyof Body & string>[]
  /** Returns the call's input. */
  readonly input: (previewContext: PreviewContext<Body>) => CallInput<From> & object
  /** Returns the displayed details; `header` is `null` if the customer is not the contractor. */
  readonly details: (data: CallData<From>, header: PresentHeader | null) => readonly Detail[]
  /** Returns the preview's details for the result page. The tab stores these details with the sent case. */
  readonly kept?: (data: CallData<From>) => readonly Detail[]
}

/** Converts a declared preview. */
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
  input: eraseType(input),
  details: (data, header = null) => eraseType(details)(data, header),
  kept: kept ? eraseType(kept) : null,
})
