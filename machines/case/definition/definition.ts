import type { Answering, Endpoint } from '../../../src/api/endpoint'
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

/** A code that proves what was typed into a field, or who typed it. */
export interface CodeStep {
  /** `known`: it goes to the phone or mailbox that the insurer knew before, and its answer says to which. */
  readonly channel: CodeChannel | 'known'
  /** The field whose answer the code is sent to; none where it goes to what is known. */
  readonly to?: string
  /** Has the code sent; its body is the form's. */
  readonly start: Answering<CodeStarted>
  /** Takes `{ otpCode, confirmationCode }`. */
  readonly check: Endpoint
  readonly resend: Answering<CodeStarted>
}

/** A payment that goes before the submission. */
export interface PaymentStep {
  readonly methods: readonly PaymentMethod[]
  /** Which of them are left for what was answered. */
  readonly left: (loaded: Loaded | null, answers: Answers) => readonly PaymentMethod[]
  /** How the contract is paid for otherwise, as far as it is known: chosen until the customer says something else. */
  readonly usual: (loaded: Loaded | null, answers: Answers) => PaymentMethod | null
  /** The field whose answer is the amount; `null`: what is due is paid, which the insurer says. */
  readonly amount: string | null
  /** The account that is paid into; `null` for what is due on the contract. */
  readonly account: (loaded: Loaded | null) => string | null
}

/** What the last call gives: a case, or only what was asked for, after which one may ask again. */
export type ResultType = 'case' | 'answer'

/** What is known of a case when it goes out, besides its answers. */
export interface Sent {
  /** It is paid for already. */
  readonly isPaid: boolean
  /** The amount that was paid by card, as text if the portal does not know its currency; `null` for none. */
  readonly paid: Money | string | null
  /** Nothing was due any more of what it was paid for. */
  readonly isDueGone?: boolean | undefined
  /** The id of the thing that it is of; '' where it is of none. */
  readonly id: string
}

/** A case as data: what is loaded, asked and submitted. `buildCaseMachine` makes its machine. */
export interface CaseDefinition extends Questions {
  /** `area.name`: names its machine and its draft. */
  readonly id: string
  /** What its calls name the thing by that it is of: an id from its address; `null` where it is of the whole contract. */
  readonly subject: string | null
  /** What is asked before it begins; none where it knows enough. */
  readonly loads: readonly LoadCall[]
  /** Whether what was loaded lets it begin, of the thing with this id; `null` where it always does. */
  readonly availableWhen: ((loaded: Loaded | null, id: string) => boolean) | null
  /** What is answered already, by field; a case that has it or `before` is a change, and one that changes nothing is not sent. */
  readonly initialAnswers: ((loaded: Loaded | null) => Answers) | null
  /** What is answered already, by field, until the customer says otherwise; what could not be answered so is left out. */
  readonly defaults: (loaded: Loaded | null) => Readonly<Record<string, string>>
  /** Where the case's documents go; `null` where they go where all others do. */
  readonly uploads: UploadCalls | null
  /** What can be chosen, by field, where that is known from what was loaded. */
  readonly options: (loaded: Loaded | null) => Options
  /** What the answers would lead to, shown while they are given. */
  readonly preview: Preview | null
  readonly code: CodeStep | null
  readonly payment: PaymentStep | null
  /** Whether every answer is shown once more before it is sent. */
  readonly summary: boolean
  /** `null` where the right code ends the case. */
  readonly submit: Endpoint | null
  readonly result: ResultType
  /** The key of the menu behind which it is seen what becomes of it, or of the thing that it is of; `null` for none. */
  readonly trackedIn: string | null
  /** What else may be meant, by its key in the menu: a link beside the form where the contract has it, also where this case is not offered. */
  readonly related: readonly string[]
  /** What the customer should know before answering, by text key. */
  readonly alerts: (loaded: Loaded | null) => readonly string[]
  /** What it is by now, as the contract's header says; `null` for what that does not know. */
  readonly present: Present | null
  /** What stood there before, by field, as the contract's header says: told beside the answers, and never filled in. */
  readonly previousAnswers: ((header: PresentHeader | null) => Answers) | null
  /** The fields that `initial` and `before` name, also those of which the insurer knows nothing: what a change can change. */
  readonly kept: (loaded: Loaded | null, header: PresentHeader | null) => readonly string[]
  /** What it would mean as things are, told on the first page before anything is asked, under a heading of its own. */
  readonly impact: (loaded: Loaded | null, header: PresentHeader | null) => readonly Detail[]
  /** What is shown beside the answers: what it is now, or what will become of it by them; of the thing with this id. */
  readonly details: (loaded: Loaded | null, answers: Answers, id?: string) => readonly Detail[]
  /** What of the answers, and of what else is known when they go out, the outcome says once more: they are gone by then. */
  readonly confirmationDetails: (loaded: Loaded | null, answers: Answers, sent?: Sent) => readonly Detail[]
  /** What the outcome says beside the confirmation; what was asked for, where that is no case. */
  readonly resultDetails: (data: CaseResult | Answered) => readonly Detail[]
}

/** The call whose answer is the case's result. @throws where a definition has none. */
export const resultOf = ({ id, submit, code }: CaseDefinition): Endpoint => {
  const last = submit ?? code?.check
  if (last === undefined) throw new Error(`${id} submits nothing`)
  return last
}
