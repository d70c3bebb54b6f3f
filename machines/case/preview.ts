import type { CallData, CallInput, Endpoint } from '../../src/api/endpoint'
import type { Detail } from './detail'

/** What a preview is asked with. */
interface PreviewKnown<Body> {
  /** The form as it would be submitted. */
  readonly body: Body
  readonly contractNumber: string
}

/** What the answers would lead to, shown while they are given. */
export interface Preview {
  readonly from: Endpoint
  readonly input: (known: PreviewKnown<unknown>) => object
  readonly details: (data: unknown) => readonly Detail[]
}

/** The same in a declaration. */
export interface TypedPreview<From extends Endpoint, Body> {
  /** The call that is asked, 400 ms after the last change, as soon as nothing is wrong with the form. It writes nothing. */
  readonly from: From
  /** What it takes. */
  readonly input: (known: PreviewKnown<Body>) => CallInput<From> & object
  /** What is shown of its answer. */
  readonly details: (data: CallData<From>) => readonly Detail[]
}

/** Erases the types of a declared preview: its callbacks get what form and schema have made. */
export const previewOf = <From extends Endpoint, Body>({
  from,
  input,
  details,
}: TypedPreview<From, Body>): Preview => ({
  from,
  input: ({ body, contractNumber }) => input({ body: body as Body, contractNumber }),
  details: (data) => details(data as CallData<From>),
})
