import type { CaseResult } from '../../../src/api/entities'
import type { TechnicalErrorType } from '../../../src/api/technicalError'
import type { AnswersFound, SuggestionChosen } from '../../address/suggestions.types'
import type { DownloadChanged } from '../../download/download.machine'
import type { DownloadRequested, Downloads } from '../../download/downloading'
import type { CodeMoved, CodeTried } from '../../oneTimeCode/oneTimeCode.types'
import type { UnsentPayment } from '../../payment/ledger'
import type { NotStarted, PaymentFailure, PaymentMoved, PaymentOutput } from '../../payment/payment.types'
import type { PreviewAnswered } from '../../preview/preview.types'
import type { FileEvent } from '../../upload/file'
import type { FileChanged, FileGone } from '../../upload/upload.machine'
import type { Problems } from '../answers/problems'
import type { RowAdded, RowRemoved, SharesSpread } from '../answers/rows/events'
import type { CaseCode } from '../definition/code.types'
import type { Detail } from '../definition/detail'
import type { Answers, Options } from '../definition/field'
import type { Answered, Loaded } from '../definition/parsed'
import type { PresentHeader } from '../definition/present'
import type { CaseStep } from './step.types'

/** What happened to the case as a whole, until the screen turns it into words. */
export type CaseNotice =
  | 'draftUnreadable'
  | 'refused'
  | 'fieldsRefused'
  | 'unchanged'
  | 'codeNotSent'
  | 'codeLocked'
  | 'codeRefused'
  | 'codeBanned'
  /** What was asked for could not be answered. */
  | 'notAnswered'

/** What became of the payment: money was taken, or the customer has decided how it will be. */
export type Paid = Exclude<PaymentOutput, { readonly type: 'left' | 'outdated' }>

/** A case as its screens read it. */
export interface CaseContext {
  readonly contractNumber: string
  /** Whether the contractor asks, and not somebody who knows the number alone. */
  readonly isContractor: boolean
  /** What the contract's header said when the case was opened; `null` where nobody knows, or somebody else asks. */
  readonly header: PresentHeader | null
  /** The id of the thing that it is of; '' for the whole contract. */
  readonly subject: string
  readonly draftId: string
  /** The key of its draft in the tab's storage. */
  readonly draftKey: string
  /** The address of the case itself. */
  readonly address: string
  /** The day on which the case was opened, `yyyy-MM-dd`. */
  readonly today: string
  /** Grows after each declared refusal, so that the next try is a new write. */
  readonly attempt: number
  /** Whether what stands there now has gone out: it may have arrived. */
  readonly isSent: boolean
  /** The questions that were asked when it went out; `null` before. What the insurer would ask by then is another thing. */
  readonly asked: readonly string[] | null
  /** What its preview was told last; `null` before, and never kept in the tab. */
  readonly previewed: Omit<PreviewAnswered, 'type'> | null
  /** What of it the outcome will say once more. */
  readonly sentDetails: readonly Detail[]
  /** What has gone out without an answer, as it was written, and what was refused. */
  readonly sent: readonly string[]
  /** Why this attempt had no answer that could be used: the customer was told so, or has to be. */
  readonly failure: TechnicalErrorType | null
  /** Whether the call that has the code sent has gone out. */
  readonly isCodeAsked: boolean
  readonly step: CaseStep
  /** The first of its steps that the customer has seen: a payment may be opened at once. */
  readonly begunAt: CaseStep
  readonly answers: Answers
  readonly problems: Problems
  /** What looks odd in an answer, once it was shown; it stops nobody who has seen it. */
  readonly warnings: Problems
  /** How often a step could not be left: the summary of why takes the focus anew each time. */
  readonly refusals: number
  /** Fields that the last refusal named and that were not touched since: the error summary's lines. */
  readonly summaryFields: readonly string[]
  /** Fields that the customer was stopped for once, to see what looks odd in them, and has not touched since. */
  readonly warnedFields: readonly string[]
  readonly notice: CaseNotice | null
  /** Why the last call had no answer that could be used. */
  readonly technicalError: TechnicalErrorType | null
  /** What the loading call answered, parsed by its schema. */
  readonly loaded: Loaded | null
  /** What can be chosen, by field. */
  readonly options: Options
  /** Fields whose list could not be loaded; the case goes on without. */
  readonly failedLists: readonly string[]
  /** Where the code went that was sent, and how far the customer is with it. */
  readonly code: CaseCode | null
  /** Whether the code was right. */
  readonly isConfirmed: boolean
  readonly paid: Paid | null
  /** Why the card payment failed that the customer comes back from, until the payment itself shows it; `null` for none. */
  readonly failedCard: PaymentFailure | null
  /** Why its transfer was stopped before the case was sent, until the payment itself shows it; `null` for nothing. */
  readonly stopped: NotStarted | null
  /** Whether its payment shows what a transfer needs. */
  readonly isTransferring: boolean
  /** The fields whose answer cannot be changed any more: the amount that was paid. */
  readonly settled: readonly string[]
  /** Whether the customer has put off what the case still waits for: a reload does not begin it unasked. */
  readonly isPutOff: boolean
  /** What the submitting call answered, parsed by its schema. */
  readonly result: CaseResult | null
  /** What was answered when it was submitted, for the confirmation; never kept in the tab, so `null` after a reload. */
  readonly submittedAnswers: Answers | null
  /** When the insurer had it (epoch, ms); `null` before, and where an older draft does not say. */
  readonly submittedAt: number | null
  /** What was asked for, parsed by its schema, where that is no case; `null` until it is there for these answers. */
  readonly answer: Answered | null
  /** Documents that were asked for, by their id. */
  readonly downloads: Downloads
  /** Whether a reload has to bring it back: something was typed or sent, or a step was left behind. */
  readonly isKept: boolean
  /** Whether something would be lost by leaving. */
  readonly dirty: boolean
  /** What its contract was told last; `null` before it was told anything. */
  readonly told: CaseProgressed | null
}

/** What a case is started with: an unchecked draft of this tab, and an id for a new one. */
export interface CaseInput {
  readonly contractNumber: string
  /** Absent for the contractor. */
  readonly isContractor?: boolean
  /** What the contract's header says; absent where it says nothing. */
  readonly header?: PresentHeader | null
  /** The id of the thing that it is of; absent for the whole contract. */
  readonly subject?: string
  readonly address: string
  readonly today: string
  readonly draftId: string
  readonly saved: unknown
  /** Files of the draft that are still in this page, by their ids; absent where none are. */
  readonly filesInPage?: readonly string[]
  /** The part of the address behind its own, where it is opened at one. */
  readonly step?: string
  /** What was paid for it before, apart from the draft. */
  readonly paid?: Paid | null
  /** Why the card payment failed that the customer comes back from. */
  readonly failedCard?: PaymentFailure | null
}

/** What can happen to a case from outside. */
export type CaseEvent =
  | { readonly type: 'load.retried' }
  | { readonly type: 'answer.changed'; readonly field: string; readonly value: string | readonly string[] }
  | SuggestionChosen
  | AnswersFound
  | PreviewAnswered
  | RowAdded
  | SharesSpread
  | RowRemoved
  | { readonly type: 'answer.left'; readonly field: string }
  | { readonly type: 'answer.revised'; readonly field: string }
  | FileEvent
  | FileChanged
  | FileGone
  | CodeMoved
  | CodeTried
  | PaymentMoved
  | { readonly type: 'step.submitted' }
  | { readonly type: 'step.returned' }
  /** The browser's back or forward asked for the step of this slug. */
  | { readonly type: 'step.requested'; readonly step: string }
  /** The customer wants to pay in another way. */
  | { readonly type: 'payment.revised' }
  | { readonly type: 'submit.retried' }
  /** What the case still waits for (a signature, an identification) is to be gone on with. */
  | { readonly type: 'followUp.requested' }
  | DownloadRequested
  | DownloadChanged
  | { readonly type: 'case.left' }

/** How a case ended when the customer went on elsewhere. */
export interface CaseOutput {
  readonly type: 'submitted' | 'left'
}

/** What a case tells its contract: where it stands, and whether leaving would lose something. */
export interface CaseProgressed {
  readonly type: 'case.progressed'
  /** The step's part of the address; '' on the first. */
  readonly step: string
  readonly dirty: boolean
  /**
   * `paid`: not submitted, but paid for; `processing`: the same, and the insurer has not confirmed it. `underWay`: the
   * answer is awaited. `uncertain`: none came, so the submission may have arrived.
   */
  readonly submission: 'none' | 'paid' | 'processing' | 'underWay' | 'uncertain' | 'done'
  /** The payment of a case that is paid for and not submitted. */
  readonly unsent?: UnsentPayment
}

/** The contract's data may have changed. */
export interface CaseSubmitted {
  readonly type: 'case.submitted'
}
