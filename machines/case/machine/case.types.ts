import type { CaseResult, ListedCase } from '../../../src/api/entities'
import type { TechnicalErrorType } from '../../../src/api/technicalError'
import type { PageShown } from '../../actors/front'
import type { AnswersFound, SuggestionChosen } from '../../address/suggestions.types'
import type { DownloadChanged } from '../../download/download.machine'
import type { DownloadRequested, Downloads } from '../../download/downloadTransitions'
import type { CodeMoved, CodeTried } from '../../oneTimeCode/oneTimeCode.types'
import type { PaidEnd, Redirect } from '../../payment/kept'
import type {
  PaymentFailure,
  PaymentMoved,
  PaymentOutput,
  PaymentStopped,
  StopNotice,
} from '../../payment/payment.types'
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
import type { FailedCardChanged } from './actors/watchFailedCard.actor'
import type { CardResultKnown, PaidCaseSubmitted } from './actors/watchPaid.actor'
import type { CaseStep } from './step.types'

/** A message about the case as a whole. The screen has its text. */
export type CaseNotice =
  | 'draftUnreadable'
  | 'refused'
  | 'fieldsRefused'
  | 'unchanged'
  /** The payment was started from another draft, whose answers differ from the answers of this case. */
  | 'startedElsewhere'
  /** The item that the customer chose to pay was paid or has changed. */
  | 'dueOutdated'
  /** Another tab has submitted the paid case. */
  | 'sentElsewhere'
  | 'codeNotSent'
  | 'codeLocked'
  | 'codeRefused'
  /** The insurer refused the code, whose check is the submission. An earlier check may have succeeded unanswered. */
  | 'checkRefused'
  | 'codeBanned'
  /** The insurer did not return the requested data. */
  | 'notAnswered'

/** Result of the payment step: the customer has paid, or has chosen to pay later or by transfer. */
export type ChosenPayment = Exclude<PaymentOutput, { readonly type: 'left' | 'outdated' }>

/** Context of a case's machine, as the screens read it. */
export interface CaseContext {
  readonly contractNumber: string
  /** `true` for the contractor; `false` for a customer who signed in with the contract number alone. */
  readonly isContractor: boolean
  /**
   * The contract's header when it was last loaded. After the submission of a case without a payment, the header at the
   * submission. `null` if the header could not be loaded, or if the customer is not the contractor.
   */
  readonly header: PresentHeader | null
  /** Id of the case's subject, e.g. of an account; '' if the case concerns the whole contract. */
  readonly subject: string
  readonly draftId: string
  /** The draft's key in session storage. */
  readonly draftKey: string
  /** The case's own address in the portal (URL path), without a step. */
  readonly address: string
  /** The insurer's present day, `yyyy-MM-dd`. */
  readonly today: string
  /**
   * Number in the idempotency keys of all writes except the submission. It increases after a business error, and after
   * an edit that makes a requested code invalid. So the next attempt has a new key.
   */
  readonly attempt: number
  /** `true` if the current answers were sent, so the insurer may have them. */
  readonly isSent: boolean
  /** `true` during a repeated submission: the insurer may already have the case from an earlier submission. */
  readonly isRetried: boolean
  /**
   * The fields that were visible at the submission; `null` before it. Only these fields stay visible, even if new data
   * from the insurer would show others.
   */
  readonly asked: readonly string[] | null
  /** The preview's last response; `null` before the first one. The tab never stores it. */
  readonly previewed: Omit<PreviewAnswered, 'type'> | null
  /** Details of the submission for the result page. The first submission sets them. */
  readonly sentDetails: readonly Detail[]
  /**
   * Bodies that were sent, as JSON. A body that the insurer refused begins with `REFUSED_PREFIX`
   * (`draft/submission.ts`).
   */
  readonly sent: readonly string[]
  /**
   * Technical error of the last attempt to submit, including the checks before it; `null` if there was none. Stored in
   * the draft.
   */
  readonly failure: TechnicalErrorType | null
  /** `true` if the portal has called the insurer to send a code for these answers. */
  readonly isCodeAsked: boolean
  readonly step: CaseStep
  /**
   * The first step that the customer saw. It may be the payment step, because a link can open the payment step
   * directly.
   */
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
  /**
   * Number of times that the portal stopped the customer, because of errors, warnings or unchanged answers. Each time,
   * the error summary gets the focus.
   */
  readonly refusals: number
  /**
   * Fields in the error summary: their errors kept the customer on a page, or the insurer refused them. An edited field
   * is removed.
   */
  readonly summaryFields: readonly string[]
  /**
   * Fields whose warnings have kept the customer on a page once and do not do so again. An edited field is removed from
   * the list.
   */
  readonly warnedFields: readonly string[]
  readonly notice: CaseNotice | null
  /** Technical error of the last failed call that was not a submission; `null` if no such call failed. */
  readonly technicalError: TechnicalErrorType | null
  /** Parsed responses of the initial calls; `null` if they are not loaded. */
  readonly loaded: Loaded | null
  /** Options by field. */
  readonly options: Options
  /** Names of the fields and alerts that lack data because a call failed. The case continues without that data. */
  readonly failedLists: readonly string[]
  /** Recipient and progress of the sent code; `null` if no code was sent for these answers. */
  readonly code: CaseCode | null
  /** `true` if the code was correct. */
  readonly isConfirmed: boolean
  readonly paid: ChosenPayment | null
  /**
   * The result of the card payment that this browser learned after a submission that may have reached the insurer;
   * `null` if none exists. The screen shows it at once. The case applies it when the insurer answers the submission.
   */
  readonly paidKnown: PaidEnd | null
  /** Reason why the last card payment failed, until the payment step shows it; `null` if it did not fail. */
  readonly failedCard: PaymentFailure | null
  /** `true` if this browser learned after the submission that the card payment took no money. */
  readonly isUntaken: boolean
  /** Reason why a bank transfer was not started. The payment step shows it. `null` if there is no such reason. */
  readonly stopped: StopNotice | null
  /** `true` while the payment step shows the data for a bank transfer. */
  readonly isTransferring: boolean
  /** Fields whose answers are final, because they contain the paid amount or item. */
  readonly settled: readonly string[]
  /**
   * `true` if the customer postponed the signature or identification after the submission. After a reload, neither
   * starts by itself.
   */
  readonly isPutOff: boolean
  /** Parsed response of the submission; `null` before it. */
  readonly result: CaseResult | null
  /** The submitted answers, for the confirmation. Never stored in the tab, so `null` after a reload. */
  readonly submittedAnswers: Answers | null
  /**
   * Time when the submission arrived at the insurer (epoch, ms). `null` before it, or if the draft is of an older
   * release without this time.
   */
  readonly submittedAt: number | null
  /** Parsed response of a case that requests data; `null` until the data for these answers arrives. */
  readonly answer: Answered | null
  /** Downloads that the customer requested, by the document's id. */
  readonly downloads: Downloads
  /**
   * `true` if a reload must restore the case, e.g. because the customer typed an answer or completed the first step.
   */
  readonly isKept: boolean
  /** `true` if the customer would lose data by leaving. */
  readonly dirty: boolean
  /** The last event sent to the contract's machine; `null` before the first. */
  readonly lastProgress: CaseProgressed | null
}

/** Input of a case. `saved` is a draft from this tab, not yet validated. `draftId` is the id for a new draft. */
export interface CaseInput {
  readonly contractNumber: string
  /** `false` for a customer who signed in with the contract number alone; missing for the contractor. */
  readonly isContractor?: boolean
  /** The contract's header; missing if it could not be loaded. */
  readonly header?: PresentHeader | null
  /** Id of the case's subject, e.g. of an account; missing if the case concerns the whole contract. */
  readonly subject?: string
  readonly address: string
  readonly today: string
  readonly draftId: string
  readonly saved: unknown
  /** Ids of the draft's files that are still in memory; missing without such files. */
  readonly filesInPage?: readonly string[]
  /** The step in the address, as a path segment; missing if the address contains no step. */
  readonly step?: string
  /** The payment that this browser has stored outside the draft; missing or `null` if none exists. */
  readonly paid?: ChosenPayment | null
  /** Reason why the card payment failed, if the customer returns from a failed payment; otherwise missing or `null`. */
  readonly failedCard?: PaymentFailure | null
  /**
   * The record of the failed payment; missing if no payment failed. A case without a draft starts with the item of that
   * payment.
   */
  readonly failedPayment?: Redirect | undefined
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
  | PaymentStopped
  | { readonly type: 'step.submitted' }
  | { readonly type: 'step.returned' }
  /** The browser's back or forward button requested the step with this slug. */
  | { readonly type: 'step.requested'; readonly step: string }
  /** The customer changes the payment method. */
  | { readonly type: 'payment.revised' }
  | { readonly type: 'submit.retried' }
  /** The customer starts or continues the pending signature or identification. */
  | { readonly type: 'followUp.requested' }
  | DownloadRequested
  | DownloadChanged
  | { readonly type: 'case.left' }
  | PageShown
  | PaidCaseSubmitted
  | CardResultKnown
  | FailedCardChanged
  | HeaderLoaded
  | DataChanged

/** Sent by the contract's machine: the contract's header or submitted cases were loaded again. */
export interface HeaderLoaded {
  readonly type: 'header.loaded'
  readonly header: PresentHeader
  /** The submitted cases; missing if only the header was loaded. */
  readonly cases?: readonly ListedCase[]
  /** The insurer's day when the header was loaded, `yyyy-MM-dd`. */
  readonly today: string
}

/** Output of a case after the customer left it. `submitted`: the insurer has returned a result. `left`: it has not. */
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
   * State of the submission. `none`: no payment and no submission. `transferShown`: not submitted, but the customer has
   * seen the transfer's details and may have made the transfer. `paid`: paid by card but not submitted. `processing`: a
   * card payment without the insurer's confirmation, and not submitted. `underWay`: the submitting call runs.
   * `uncertain`: the call got no response, so the insurer may have received the case. `done`: the insurer has returned
   * a result.
   */
  readonly submission: 'none' | 'transferShown' | 'paid' | 'processing' | 'underWay' | 'uncertain' | 'done'
  /** The case's card payment, if `submission` is `paid` or `processing`; otherwise missing. */
  readonly unsent?: UnsentPayment
}

/** Sent to the contract's machine: the case was submitted, so the contract's data may have changed. */
export interface CaseSubmitted {
  readonly type: 'case.submitted'
}
