import type { CaseResult } from '../../../src/api/entities'
import type { TechnicalErrorType } from '../../../src/api/technicalError'
import type { PageShown } from '../../actors/front'
import type { AnswersFound, SuggestionChosen } from '../../address/suggestions.types'
import type { DownloadChanged } from '../../download/download.machine'
import type { DownloadRequested, Downloads } from '../../download/downloadTransitions'
import type { CodeMoved, CodeTried } from '../../oneTimeCode/oneTimeCode.types'
import type { PaidEnd } from '../../payment/kept'
import type { NotStartedReason, PaymentFailure, PaymentMoved, PaymentOutput } from '../../payment/payment.types'
import type { UnsentPayment } from '../../payment/paymentQueries'
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
import type { DataChanged } from './actors/watchDay.actor'
import type { HeaderLoaded } from './actors/watchOwed.actor'
import type { CardResultKnown, PaidCaseSubmitted } from './actors/watchPaid.actor'
import type { CaseStep } from './step.types'

/** A message about the case as a whole. The screen has its text. */
export type CaseNotice =
  | 'draftUnreadable'
  | 'refused'
  | 'fieldsRefused'
  | 'unchanged'
  /** The payment was started from another draft, whose answers differ from these. */
  | 'startedElsewhere'
  /** The item that the customer chose to pay was paid or has changed. */
  | 'dueOutdated'
  /** Another tab has submitted the paid case. */
  | 'sentElsewhere'
  | 'codeNotSent'
  | 'codeLocked'
  | 'codeRefused'
  | 'codeBanned'
  /** The requested answer is not available. */
  | 'notAnswered'

/** Result of the payment step: the customer has paid, or has chosen how to pay. */
export type ChosenPayment = Exclude<PaymentOutput, { readonly type: 'left' | 'outdated' }>

/** Context of a case's machine, as the screens read it. */
export interface CaseContext {
  readonly contractNumber: string
  /** `true` for the contractor; `false` for a customer who signed in with the contract number alone. */
  readonly isContractor: boolean
  /**
   * The contract's header when the case was opened; `null` if it is not known or the customer is not the contractor.
   */
  readonly header: PresentHeader | null
  /** The subject's id; '' if the case concerns the whole contract. */
  readonly subject: string
  readonly draftId: string
  /** The draft's key in session storage. */
  readonly draftKey: string
  /** The case's own address. */
  readonly address: string
  /** The insurer's present day, `yyyy-MM-dd`. */
  readonly today: string
  /** Increases after each business error, so that the next attempt has a new idempotency key. */
  readonly attempt: number
  /** `true` if the current answers were sent, so the insurer may have them. */
  readonly isSent: boolean
  /** `true` if the insurer may have the case from an earlier submission. */
  readonly isRetried: boolean
  /** The fields visible at submission; `null` before it. New data of the insurer may make other fields visible. */
  readonly asked: readonly string[] | null
  /** The preview's last response; `null` before. Never stored in the tab. */
  readonly previewed: Omit<PreviewAnswered, 'type'> | null
  /** Details that the result page repeats. */
  readonly sentDetails: readonly Detail[]
  /** Bodies that were sent, as JSON. A body that the insurer refused has a prefix. */
  readonly sent: readonly string[]
  /** The technical error of this attempt, which the customer sees. */
  readonly failure: TechnicalErrorType | null
  /** `true` if the call that sends the code was made. */
  readonly isCodeAsked: boolean
  readonly step: CaseStep
  /** The first step that the customer saw. It may be the payment, because a link can open that directly. */
  readonly begunAt: CaseStep
  readonly answers: Answers
  /**
   * The insurer's latest values for fields that the portal fills in. An answer that differs from its preset was changed
   * by the customer. `null` after the submission, and in a draft of an earlier release.
   */
  readonly presets: Answers | null
  readonly problems: Problems
  /** Warnings that the customer has seen. They do not keep the customer from continuing. */
  readonly warnings: Problems
  /** Number of times a step could not be left because of errors. Each time, the error summary gets the focus. */
  readonly refusals: number
  /** Fields in the error summary: named by the last failed submission and unchanged since. */
  readonly summaryFields: readonly string[]
  /** Fields whose warnings stopped the customer once and whose answers are unchanged since. */
  readonly warnedFields: readonly string[]
  readonly notice: CaseNotice | null
  /** Technical error of the last call. */
  readonly technicalError: TechnicalErrorType | null
  /** Parsed responses of the initial calls. */
  readonly loaded: Loaded | null
  /** Options by field. */
  readonly options: Options
  /** Names of the fields and alerts that lack data because a call failed. The case continues without that data. */
  readonly failedLists: readonly string[]
  /** Recipient and progress of the sent code. */
  readonly code: CaseCode | null
  /** `true` if the code was correct. */
  readonly isConfirmed: boolean
  readonly paid: ChosenPayment | null
  /**
   * The card payment's result, if this browser learned it after a submission that may have arrived; else `null`. It is
   * shown at once, and applied when the insurer answers.
   */
  readonly paidKnown: PaidEnd | null
  /** Reason why the last card payment failed, until the payment step shows it; `null` if it did not fail. */
  readonly failedCard: PaymentFailure | null
  /** `true` if the card payment of the submitted case took no money after all. */
  readonly isUntaken: boolean
  /** Reason why a bank transfer was not started, until the payment step shows it; `null` without one. */
  readonly stopped: NotStartedReason | null
  /** `true` while the payment step shows the data for a bank transfer. */
  readonly isTransferring: boolean
  /** Fields whose answers are final, because they contain the paid amount or item. */
  readonly settled: readonly string[]
  /** `true` if the customer postponed the follow-up, so that a reload does not start it. */
  readonly isPutOff: boolean
  /** Parsed response of the submission. */
  readonly result: CaseResult | null
  /** The submitted answers, for the confirmation. Never stored in the tab, so `null` after a reload. */
  readonly submittedAnswers: Answers | null
  /** Time of arrival at the insurer (epoch, ms); `null` before it, or if an older draft does not have it. */
  readonly submittedAt: number | null
  /** Parsed response of a case that requests data; `null` until the data for these answers arrives. */
  readonly answer: Answered | null
  /** Requested documents, by id. */
  readonly downloads: Downloads
  /** `true` if a reload must restore the case: the customer typed, sent or completed something. */
  readonly isKept: boolean
  /** `true` if leaving would lose data. */
  readonly dirty: boolean
  /** The last event sent to the contract's machine; `null` before the first. */
  readonly lastProgress: CaseProgressed | null
}

/** Input of a case. `saved` is a draft from this tab, not yet validated. `draftId` is the id for a new draft. */
export interface CaseInput {
  readonly contractNumber: string
  /** `false` for a customer who signed in with the contract number alone; missing for the contractor. */
  readonly isContractor?: boolean
  /** The contract's header; missing if it is not known. */
  readonly header?: PresentHeader | null
  /** The subject's id; missing if the case concerns the whole contract. */
  readonly subject?: string
  readonly address: string
  readonly today: string
  readonly draftId: string
  readonly saved: unknown
  /** Ids of the draft's files that are still in memory; missing without such files. */
  readonly filesInPage?: readonly string[]
  /** The slug of the step in the address, if the address contains one. */
  readonly step?: string
  /** An earlier payment that is stored apart from the draft. */
  readonly paid?: ChosenPayment | null
  /** Reason why the card payment failed, if the customer returns from a failed one. */
  readonly failedCard?: PaymentFailure | null
  /** The answer that names the item of the failed payment. Without a draft, the case starts with it. */
  readonly failedFor?: string | undefined
  /** `true` if the draft's card payment took no money after all. */
  readonly isUntaken?: boolean
  /** `true` if the payment was started from another draft than the saved one. */
  readonly isStartedElsewhere?: boolean
}

/** Events of a case's machine. */
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
  /** The browser's back or forward button requested the step with this slug. */
  | { readonly type: 'step.requested'; readonly step: string }
  /** The customer changes the payment method. */
  | { readonly type: 'payment.revised' }
  | { readonly type: 'submit.retried' }
  /** Starts or continues the pending signature or identification. */
  | { readonly type: 'followUp.requested' }
  | DownloadRequested
  | DownloadChanged
  | { readonly type: 'case.left' }
  | PageShown
  | PaidCaseSubmitted
  | CardResultKnown
  | HeaderLoaded
  | DataChanged

/** Output of a case after the customer left it. */
export interface CaseOutput {
  readonly type: 'submitted' | 'left'
}

/** Sent to the contract's machine: the current step, and whether answers are unsaved. */
export interface CaseProgressed {
  readonly type: 'case.progressed'
  /** The step's slug; '' for the first step. */
  readonly step: string
  readonly dirty: boolean
  /**
   * `transferShown`: not submitted, but the customer has seen the transfer's details and may have made the transfer.
   * `paid`: paid by card but not submitted. `processing`: the same, but the insurer has not confirmed the payment yet.
   * `underWay`: submitted, without a response yet. `uncertain`: no response came, so the submission may have arrived.
   * `done`: submitted.
   */
  readonly submission: 'none' | 'transferShown' | 'paid' | 'processing' | 'underWay' | 'uncertain' | 'done'
  /** The payment of a paid case that was not submitted. */
  readonly unsent?: UnsentPayment
}

/** Sent to the contract's machine: the case was submitted, so the contract's data may have changed. */
export interface CaseSubmitted {
  readonly type: 'case.submitted'
}
