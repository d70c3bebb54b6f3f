import type { ListedCase } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { PageShown } from '../actors/front'
import type { CampaignTaken } from '../campaign/campaign.types'
import type { CaseProgressed, CaseSubmitted } from '../case/machine/case.types'
import type { ContractHeader, EntryIcon, MenuEntry, MenuGroup } from '../case/menu/productLineCases'
import type { Task } from '../case/menu/task'
import type { UnsentPayment } from '../payment/ledger'
import type { OpenPayment } from '../payment/openPayments'
import type { PaymentFailure } from '../payment/payment.types'
import type { ProductLine, Route } from '../routes'
import type { FlowMoved, FlowScreen } from './flow.types'
import type { OpenedCase } from './openCase.actor'
import type { PremiumTold } from './premium'

/** A place inside a contract. */
export type ContractRoute = Extract<Route, { readonly name: 'caseSelect' | 'case' }>

/** One entry of the contract's menu. */
export interface EnabledEntry {
  readonly key: string
  readonly group: MenuGroup
  readonly kind: MenuEntry['type']
  /** Whether it is done with one thing of the contract: an id stands in its address. */
  readonly isOfThing: boolean
  /** Whether the menu lists it: what it does not list is reached from elsewhere. */
  readonly isListed: boolean
  /** The variants that this contract offers to this customer; none where there is nothing to choose. */
  readonly variants: readonly string[]
  /** What shows a flow. */
  readonly screen: FlowScreen | null
  /** Its icon, where it stands before the groups, or first among the documents. */
  readonly icon: EntryIcon | null
  /** The id of its case that is already sent and is opened instead; '' if the id is unknown, `null` for a new case. */
  readonly sentCase: string | null
  /** How many things wait behind it for the customer. */
  readonly waiting: number
  /** What of the customer's tasks is done with it. */
  readonly task: Task | null
}

/** What was submitted online has come; `unknown` where it did not. */
export interface CasesListed {
  readonly type: 'cases.listed'
  readonly cases: readonly ListedCase[] | 'unknown'
}

/** Calls have told the premium that the header leaves out, or have failed. */
export interface PremiumListed {
  readonly type: 'premium.listed'
  readonly premium: PremiumTold
}

/** What is open of the contract's card payments in this browser. */
export interface PaymentsFound {
  readonly type: 'payments.found'
  readonly payments: readonly OpenPayment[]
  /** Why the card payment failed that the customer comes back from to this address; `null` or absent for none. */
  readonly failedCard?: PaymentFailure | null
}

/** A contract's menu and cases, as the screens read them. */
export interface ContractContext {
  readonly area: ProductLine
  readonly contractNumber: string
  /** Whether the customer is the contractor. */
  readonly isContractor: boolean
  readonly route: ContractRoute
  readonly header: ContractHeader | null
  readonly menu: readonly EnabledEntry[]
  /** The day on which the header came, `yyyy-MM-dd`; '' before. */
  readonly today: string
  /** What was submitted online; `null` as long as that is awaited for the first time, `unknown` where it did not come. */
  readonly cases: CasesListed['cases'] | null
  /** The premium as calls told it; `null` before they are answered, or if the header has it. */
  readonly premium: PremiumTold | null
  /** The card payments that the customer has to know of in the menu. */
  readonly payments: PaymentsFound['payments']
  /** Whether a case may have changed what the header shows. */
  readonly stale: boolean
  /** How often the customer has asked for a newer header: the screen takes the focus anew each time. */
  readonly retries: number
  /** Whether the header was asked for by a press the last time, whose answer is to be seen first. */
  readonly isRetried: boolean
  /** What was typed into the menu's search. */
  readonly search: string
  readonly technicalError: TechnicalErrorType | null
  readonly opened: OpenedCase
  /** Whether leaving the open case would lose something. */
  readonly dirty: boolean
  /** What has become of the open case's submission. */
  readonly submission: CaseProgressed['submission']
  /** The payment of the open case, if it is not sent. */
  readonly unsent: UnsentPayment | null
  /** Tells if the browser does not keep that payment. */
  readonly isUnsentLost: boolean
  /** Whether the customer has given up a case that is paid for and not sent. */
  readonly isPaymentTold: boolean
  /** Where the customer wants to go while being asked about a half-filled case. */
  readonly pending: Departure | null
}

/** Where the customer wants to go: a place, another contract of the DÁP session, or out. */
export type Departure =
  | { readonly type: 'place'; readonly route: Route }
  | { readonly type: 'contract'; readonly contractNumber: string }
  | { readonly type: 'logout' }

/** What can happen to a contract from outside. */
export type ContractEvent =
  | { readonly type: 'departure.requested'; readonly to: Departure }
  | { readonly type: 'departure.confirmed' }
  | { readonly type: 'departure.declined' }
  | { readonly type: 'load.retried' }
  | { readonly type: 'search.changed'; readonly value: string }
  | CaseProgressed
  | CaseSubmitted
  | CampaignTaken
  | CasesListed
  | PremiumListed
  | PaymentsFound
  | FlowMoved
  | PageShown

export interface ContractInput {
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly route: ContractRoute
}

/** The customer left the contract for another place, or logs out. */
export interface ContractOutput {
  readonly type: 'left'
  readonly to: Departure
  /** Whether the customer was told, before leaving, of the payment of a case that is not sent. */
  readonly isPaymentTold: boolean
}

/** What a contract tells the root: where the customer is now. */
export interface ContractMoved {
  readonly type: 'contract.moved'
  readonly route: ContractRoute
  /** Whether leaving would lose something: the browser then asks before closing the tab. */
  readonly dirty: boolean
}
