import type { Previewed } from '../case/definition/parsed'

/** Sent by the form to its preview. */
export interface PreviewAsked {
  readonly type: 'preview.asked'
  /** The input of the call for the customer's present answers; `null` if they do not suffice for a call. */
  readonly input: object | null
}

/** Sent by a preview to its form: the input of the call, and its response, parsed by the endpoint's schema. */
export interface PreviewAnswered {
  readonly type: 'preview.answered'
  readonly input: object
  readonly data: Previewed
}

/** The context of a preview's machine. */
export interface PreviewContext {
  /** The input of the last call; `null` if there was none. */
  readonly input: object | null
  /** The insurer's last response, parsed by the endpoint's schema; `null` if none exists. */
  readonly data: Previewed | null
}
