import type { Endpoint, EndpointAnswering } from '../../../src/api/endpoint'
import type { CaseResult, Money } from '../../../src/api/entities'
import type { CodeChannel } from '../../oneTimeCode/oneTimeCode.types'
import type { PaymentMethod } from '../../payment/payment.types'
import type { UploadCalls } from '../../upload/calls'
import type { CodeStarted } from './code.types'
import type { Detail } from './detail'
import type { Answers, Options } from './field'
import type { LoadCall } from './loads'
import type { Answered, Loaded } from './parsed'
import type { Present, PresentHeader } from './present'
import type { Preview } from './preview'
import type { Questions } from './questions'

/** One-time code that verifies a typed phone number or e-mail address, or the customer's identity. */
export interface CodeStep {
  /** `known`: the insurer sends the code to contact data on file, and returns this contact data in the response. */
  readonly channel: CodeChannel | 'known'
  /** The field with the code's recipient; missing if `channel` is `known`. */
  readonly to?: string
  /** Sends the code. Its body is the serialized form. */
  readonly start: EndpointAnswering<CodeStarted>
  /** Checks the code. Its body is `{ otpCode, confirmationCode }`. */
  readonly check: Endpoint
  readonly resend: EndpointAnswering<CodeStarted>
}

/** Payment that precedes the submission. */
export interface PaymentStep {
  readonly methods: readonly PaymentMethod[]
  /** Tells if the contract's premiums are paid by direct debit; `undefined` if that is not known. */
  readonly isDebited: (loaded: Loaded | null) => boolean | undefined
  /**
   * Returns the contract's usual payment method, which the form preselects; `null` if the insurer does not report a
   * known one.
   */
  readonly usual: (loaded: Loaded | null) => PaymentMethod | null
  /**
   * The field whose answer is the amount or the item to pay. `null` if the customer pays the amount due that the
   * insurer reports.
   */
  readonly amount: string | null
  /**
   * Returns the id of the account that receives the payment; `null` if the payment covers the contract's amount due.
   */
  readonly account: (loaded: Loaded | null) => string | null
}

/**
 * Result of the submission. `case`: the insurer creates a case. `answer`: the insurer returns requested data, and the
 * customer can repeat the request.
 */
export type ResultType = 'case' | 'answer'

/** Facts about a submission besides its answers. */
export interface SubmissionFacts {
  /** `true` if the customer has paid by card. The insurer may not have confirmed the payment yet. */
  readonly isPaid: boolean
  /**
   * The amount paid by card; `null` if nothing was paid by card. If the portal does not know the currency, a text such
   * as `12 USD`.
   */
  readonly paid: Money | string | null
  /** `true` if the chosen item was no longer due when the customer returned from the payment. */
  readonly isDueGone?: boolean | undefined
  /** Id of the case's subject, e.g. of an account; '' if the case concerns the whole contract. */
  readonly id: string
}

/**
 * Definition of a case (one errand of the customer): what it loads, asks and submits. `buildCaseMachine` builds its
 * machine.
 */
export interface CaseDefinition extends Questions {
  /** Id of the case's machine and draft: `<product line>.<name>`. */
  readonly id: string
  /**
   * Name of the subject's id in calls and body, e.g. `udcContractId` for an account; `null` if the case concerns the
   * whole contract.
   */
  readonly subject: string | null
  /** Calls made before the form opens; empty if the case needs none. */
  readonly loads: readonly LoadCall[]
  /**
   * Tells, from the loaded data and the subject's id, if the contract offers the case. `null` if the loaded data never
   * rules the case out.
   */
  readonly availableWhen: ((loaded: Loaded | null, id: string) => boolean) | null
  /**
   * Tells if the insurer does not report what is due. If so, an unavailable case shows this, because something may be
   * due.
   */
  readonly isDueUnknown: (loaded: Loaded | null) => boolean
  /**
   * Returns the current values by field, which fill the form; `null` if the case declares none. The customer can send a
   * case with `initialAnswers` or `previousAnswers` only after a change.
   */
  readonly initialAnswers: ((loaded: Loaded | null) => Answers) | null
  /** Returns default answers by field, not validated yet. */
  readonly defaults: (loaded: Loaded | null) => Readonly<Record<string, string>>
  /** Upload calls for the case's documents; `null` for the calls that most cases share. */
  readonly uploads: UploadCalls | null
  /** Returns the options that depend on the loaded data, by field. */
  readonly options: (loaded: Loaded | null) => Options
  /** Preview of the answers' effect, shown before submission; `null` if the case has no preview. */
  readonly preview: Preview | null
  readonly code: CodeStep | null
  readonly payment: PaymentStep | null
  /** Tells if a summary page shows every answer before submission. */
  readonly summary: boolean
  /** The submitting call; `null` if the check of the code completes the case. */
  readonly submit: Endpoint | null
  readonly result: ResultType
  /**
   * Menu key of the page where the customer can follow the case or its subject, e.g. a claim; `null` if there is no
   * such page.
   */
  readonly trackedIn: string | null
  /**
   * Menu keys of related cases. The case shows links to those that the contract's menu lists, even if the case itself
   * is unavailable.
   */
  readonly related: readonly string[]
  /** Returns the text keys of warnings to read before answering. */
  readonly alerts: (loaded: Loaded | null) => readonly string[]
  /** Returns the current values from the contract's header; `null` if the definition shows none. */
  readonly present: Present | null
  /** Returns the previous values by field, shown beside the inputs but not filled in; `null` if not declared. */
  readonly previousAnswers: ((header: PresentHeader | null) => Answers) | null
  /**
   * Returns the fields whose stored values the case can change: those in `initialAnswers` and `previousAnswers`. This
   * includes fields whose value the insurer does not report.
   */
  readonly kept: (loaded: Loaded | null, header: PresentHeader | null) => readonly string[]
  /**
   * Returns the effect that a submission today would have. The first page shows it above the fields, under its own
   * heading.
   */
  readonly impact: (loaded: Loaded | null, header: PresentHeader | null) => readonly Detail[]
  /**
   * Returns details shown beside the inputs: the current state, or the effect of the answers. `id` is the subject's id.
   * `paid` is the amount paid by card if the amount field cannot contain it, e.g. an amount in euros; otherwise `null`.
   */
  readonly details: (
    loaded: Loaded | null,
    answers: Answers,
    id?: string,
    paid?: Money | string | null,
  ) => readonly Detail[]
  /**
   * Returns details of the submission for the result page. The tab stores them, because a submission deletes the
   * answers from the draft.
   */
  readonly confirmationDetails: (
    loaded: Loaded | null,
    answers: Answers,
    submission?: SubmissionFacts,
  ) => readonly Detail[]
  /** Returns details for the result page from the response: about the created case, or the requested data. */
  readonly resultDetails: (data: CaseResult | Answered) => readonly Detail[]
}

/**
 * Returns the call whose response is the case's result.
 * @throws if the definition has neither `submit` nor `code`.
 */
export const resultCallOf = ({ id, submit, code }: CaseDefinition): Endpoint => {
  const resultCall = submit ?? code?.check
  if (resultCall === undefined) throw new Error(`${id} submits nothing`)
  return resultCall
}
