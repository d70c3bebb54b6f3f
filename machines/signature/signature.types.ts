import type { CaseResult, ListedCase } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Download, DownloadChanged } from '../download/download.machine'
import type { FileEvent, FileItem } from '../upload/file'
import type { FileChanged, FileGone } from '../upload/upload.machine'
import type { Problem } from '../validation/problem'

/** A case whose documents have to be signed. */
export interface SignatureInput {
  readonly caseId: string
  /** The insurer's link to the documents to sign, unchecked; `null` if absent. */
  readonly documentLink: string | null
  /**
   * `true` if the caller no longer has the submitted answers. The details to show are then loaded from the insurer's
   * list.
   */
  readonly asksDetails?: boolean
}

/** The submitted details in the insurer's words. */
export type SignedDetails = NonNullable<ListedCase['details']>

/**
 * The output. `signed`: contains the insurer's new answer. `left`: not signed; the customer can continue later under
 * Online ügyeim.
 */
export type SignatureOutput = { readonly type: 'signed'; readonly result: CaseResult } | { readonly type: 'left' }

/**
 * The step that a reload restores. `signing` and `submitting` are restored only if the insurer's answer was pending.
 */
export type SignatureStep = 'choosing' | 'signing' | 'attaching' | 'submitting'

/** The part of a signature that must survive a reload. */
export interface OngoingSignature {
  /** Prefix of the idempotency keys of this signature's writes and uploads. */
  readonly key: string
  readonly step: SignatureStep
  /** Attempt number of the digital signature. A retry keeps it, so the idempotency key is unchanged. */
  readonly digitalAttempt: number
  /** Attempt number of the signed copies' submission. A retry keeps it; a change of the files increases it. */
  readonly manualAttempt: number
  /** The signed copies. */
  readonly files: readonly FileItem[]
}

/**
 * A restored signature, with the details from the insurer's list. The details are never saved. They are empty if
 * `asksDetails` is not set, or if the case is not in the insurer's list.
 */
export interface RestoredSignature extends OngoingSignature {
  readonly details: SignedDetails
}

/**
 * The reason why the documents are not signed yet. `refused`: a business error. `stillNeeded`: the insurer's answer
 * still requires the signature. `unanswered`: the insurer's answer was pending when the page was left. Otherwise a
 * technical error.
 */
export type SignatureNotice = 'refused' | 'stillNeeded' | 'unanswered' | TechnicalErrorType

/** The context of the signature's machine. */
export interface SignatureContext extends SignatureInput, RestoredSignature {
  readonly notice: SignatureNotice | null
  /** The download of the documents to sign; `null` until the customer requests it. */
  readonly download: Download | null
  /** The error shown for the signed copies, e.g. too few files; `null` if none exists. */
  readonly problem: Problem | null
  /**
   * Number of attempts to submit copies that have a problem, e.g. too few files. The error summary takes the focus each
   * time.
   */
  readonly refusals: number
  /** `true` if the customer has moved to another step, whose heading then takes the focus. */
  readonly hasMoved: boolean
  readonly output: SignatureOutput
}

/** The external events of a signature. */
export type SignatureEvent =
  | { readonly type: 'digital.chosen' }
  | { readonly type: 'manual.chosen' }
  /** The customer goes back to the choice between a digital signature and a signature on paper. */
  | { readonly type: 'choice.requested' }
  /** The customer requests the documents to sign. `title` is the name of the file. */
  | { readonly type: 'download.requested'; readonly title: string }
  | DownloadChanged
  | FileEvent
  | FileChanged
  | FileGone
  | { readonly type: 'documents.submitted' }
  | { readonly type: 'signature.left' }
