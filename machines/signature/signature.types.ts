import type { CaseResult } from '../../src/api/entities'

/** The case whose documents have to be signed. */
export interface SignatureInput {
  readonly caseId: string
  /** The documents to sign, as the insurer linked them; not checked yet. */
  readonly documentLink: string | null
}

/** How a signature ended. `signed`: with the insurer's new answer. `left`: it can be taken up again under Online ügyeim. */
export type SignatureOutput = { readonly type: 'signed'; readonly result: CaseResult } | { readonly type: 'left' }
