import type { CaseResult } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Download, DownloadChanged } from '../download/download.machine'
import type { FileEvent, FileItem } from '../upload/file'
import type { FileChanged, FileGone } from '../upload/upload.machine'
import type { Problem } from '../validation/problem'

/** The case whose documents have to be signed. */
export interface SignatureInput {
  readonly caseId: string
  /** The documents to sign, as the insurer linked them; not checked yet. */
  readonly documentLink: string | null
}

/** How a signature ended. `signed`: with the insurer's new answer. `left`: it can be taken up again under Online ügyeim. */
export type SignatureOutput = { readonly type: 'signed'; readonly result: CaseResult } | { readonly type: 'left' }

/** Where a reload finds the customer again: `signing` and `submitting` where an answer was awaited. */
export type SignatureStep = 'choosing' | 'signing' | 'attaching' | 'submitting'

/** What a reload must not lose of a signature. */
export interface BegunSignature {
  /** Begins the idempotency keys of this signature's writes and uploads. */
  readonly key: string
  readonly step: SignatureStep
  /** The digital signature that goes out next: repeated as it is, it is the same one. */
  readonly digitalAttempt: number
  /** The same of the signed copies; other files are another write. */
  readonly manualAttempt: number
  /** The signed copies. */
  readonly files: readonly FileItem[]
}

/**
 * Why the documents are not signed yet: a refusal, an answer that still asks for the signature, one that was not waited
 * for, or no usable answer.
 */
export type SignatureNotice = 'refused' | 'stillNeeded' | 'unanswered' | TechnicalErrorType

/** A signature as its screen reads it. */
export interface SignatureContext extends SignatureInput, BegunSignature {
  readonly notice: SignatureNotice | null
  /** The documents to sign, once they were asked for. */
  readonly download: Download | null
  /** What is wrong with the signed copies. */
  readonly problem: Problem | null
  /** How often the copies were not enough: the error summary takes the focus anew each time. */
  readonly refusals: number
  /** Whether the customer has gone from one step to another, whose heading takes the focus then. */
  readonly hasMoved: boolean
  readonly output: SignatureOutput
}

/** What can happen to a signature from outside. */
export type SignatureEvent =
  | { readonly type: 'digital.chosen' }
  | { readonly type: 'manual.chosen' }
  /** Back to the choice between the two ways. */
  | { readonly type: 'choice.requested' }
  /** The documents to sign are wanted; the file is named after the title. */
  | { readonly type: 'download.requested'; readonly title: string }
  | DownloadChanged
  | FileEvent
  | FileChanged
  | FileGone
  | { readonly type: 'documents.submitted' }
  | { readonly type: 'signature.left' }
