import type { Previewed } from '../case/definition/parsed'

/** What a preview is told by whoever fills in the form. */
export interface PreviewAsked {
  readonly type: 'preview.asked'
  /** What the call takes, as the answers are now; `null` while they say nothing that could be asked about. */
  readonly input: object | null
}

/** What a preview tells whoever fills in the form: what it asked, and what was answered, parsed by the call's own schema. */
export interface PreviewAnswered {
  readonly type: 'preview.answered'
  readonly input: object
  readonly data: Previewed
}

/** What a preview knows. */
export interface PreviewContext {
  /** What was asked for last. */
  readonly input: object | null
  /** The last answer, parsed by the call's own schema; `null` where there is none. */
  readonly data: Previewed | null
}
