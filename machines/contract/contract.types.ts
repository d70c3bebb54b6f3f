import type { ListedCase } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { PageShown } from '../actors/front'
import type { CampaignTaken } from '../campaign/campaign.types'
import type { CaseProgressed, CaseSubmitted } from '../case/machine/case.types'
import type { ContractHeader, EntryIcon, MenuEntry, MenuGroup } from '../case/menu/productLineCases'
import type { Task } from '../case/menu/task'
import type { FlowMoved, FlowScreen } from '../flow.types'
import type { OpenPayment } from '../payment/openPayments'
import type { PaymentFailure } from '../payment/payment.types'
import type { UnsentPayment } from '../payment/paymentQueries'
import type { ProductLine, Route } from '../routes'
import type { OpenedCase } from './openCase.actor'
import type { PremiumData } from './premium'

/** A route inside a contract. */
export type ContractRoute = Extract<Route, { readonly name: 'caseSelect' | 'case' }>

/** One entry of the contract's menu. */
export interface EnabledEntry {
  readonly key: string
  readonly group: MenuGroup
  readonly kind: MenuEntry['type']
  /** `true` if the case is about one part of the contract, such as an account. The part's id is in the address. */
  readonly isOfThing: boolean
  /** `true` if the menu lists the entry. Other entries are reached by links elsewhere. */
  readonly isListed: boolean
  /** The variants that this contract offers to this customer; empty if there is no choice. */
  readonly variants: readonly string[]
  /** The module with the screen of a flow; `null` for other entries. */
  readonly screen: FlowScreen | null
  /** The icon of an entry shown above the groups or first among the documents; `null` for other entries. */
  readonly icon: EntryIcon | null
  /**
   * Id of the submitted case that opens instead of a new one; '' if its id is not known. `null` if a new case opens.
   */
  readonly sentCase: string | null
  /** The number of items that the customer still has to send or do with this entry; 0 if none exist. */
  readonly waiting: number
  /** The task that the customer can complete with this entry; `null` if none exists. */
  readonly task: Task | null
  /** The call that tells if the entry's case is impossible; missing if no separate call is needed. */
  readonly isRuledOut?: MenuEntry['isRuledOut']
}

/** The load of the submitted cases has ended. `cases` is `unknown` if the load failed. */
export interface CasesListed {
  readonly type: 'cases.listed'
  readonly cases: readonly ListedCase[] | 'unknown'
}

/** The customer requests the submitted cases again. */
export interface CasesRetried {
  readonly type: 'cases.retried'
}

/** Requests a list of the menu again, as the contract's present header determines it. */
export interface ListRequested<Input> {
  readonly type: 'list.requested'
  readonly input: Input
}

/**
 * The separate calls for the premium have ended, with or without a response. They are made if the header does not
 * contain the premium.
 */
export interface PremiumListed {
  readonly type: 'premium.listed'
  readonly premium: PremiumData
}

/** A contract's header and its available menu entries. */
export interface LoadedHeader {
  readonly header: ContractHeader
  readonly menu: readonly EnabledEntry[]
  /** The day on which the header was loaded, `yyyy-MM-dd`. */
  readonly today: string
}

/** The header was loaded again while a case is open. */
export interface HeaderLoaded {
  readonly type: 'header.loaded'
  readonly loaded: LoadedHeader
}

/**
 * Requests the header again while a case is open: when the customer returns to the page, and after the submission of a
 * case.
 */
export interface HeaderRequested {
  readonly type: 'header.requested'
  /** `true` if the submitted cases are requested, too: the confirmation shows what the case still needs. */
  readonly withCases: boolean
}

/** The insurer has reported in a separate call if an entry's case is impossible (`isOut`). */
export interface EntryRuledOut {
  readonly type: 'entry.ruledOut'
  readonly key: string
  readonly isOut: boolean
}

/** The contract's unfinished payments (`OpenPayment`), as stored in this browser. */
export interface PaymentsFound {
  readonly type: 'payments.found'
  readonly payments: readonly OpenPayment[]
  /**
   * Reason why the card payment failed, if the customer has returned from a failed payment to this address; otherwise
   * `null` or missing.
   */
  readonly failedCard?: PaymentFailure | null
}

/** The context of the contract's machine. */
export interface ContractContext {
  readonly productLine: ProductLine
  readonly contractNumber: string
  /** `true` if the customer is the contractor. */
  readonly isContractor: boolean
  readonly route: ContractRoute
  readonly header: ContractHeader | null
  /** The header when the open case was submitted, for its receipt; `null` before the submission. */
  readonly headerAtSubmission: ContractHeader | null
  readonly menu: readonly EnabledEntry[]
  /** The day on which the header was loaded, `yyyy-MM-dd`; '' before the first load. */
  readonly today: string
  /** The submitted cases; `null` until they are first loaded, or loaded after a submission. `unknown` if that failed. */
  readonly cases: CasesListed['cases'] | null
  /**
   * The premium data that the header does not contain. `null` until the separate calls have ended, or if the header
   * contains the premium.
   */
  readonly premium: PremiumData | null
  /** The keys of the menu entries whose case is impossible, as a separate call has reported. */
  readonly ruledOut: readonly string[]
  /** The unfinished payments that the menu shows. */
  readonly payments: PaymentsFound['payments']
  /**
   * The last event that may have changed the header since it was loaded; `null` without such an event. `submission`:
   * the insurer has received a case. `uncertain`: a submission got no response. `other`: e.g. a submission under way, a
   * refused case or a campaign.
   */
  readonly staleAfter: 'submission' | 'uncertain' | 'other' | null
  /** `true` if the customer has returned to the page since the header was requested. */
  readonly hasReturned: boolean
  /** Number of times the customer has asked to load the header again. The screen gets the focus each time. */
  readonly retries: number
  /** `true` if the customer asked for the last load of the header. A message about its result then gets the focus. */
  readonly isRetried: boolean
  /** The text in the menu's search field. */
  readonly search: string
  readonly technicalError: TechnicalErrorType | null
  readonly opened: OpenedCase
  /** `true` if leaving the open case would lose data. */
  readonly dirty: boolean
  /** The progress of the open case's submission, e.g. `underWay`. */
  readonly submission: CaseProgressed['submission']
  /** The card payment of the open case if the case was paid but not submitted; otherwise `null`. */
  readonly unsent: UnsentPayment | null
  /**
   * Reason to warn a customer who leaves the paid case. `lost`: the browser has not stored the payment. `refused`: the
   * insurer has rejected the case. `sent`: another tab has submitted it. `null` if there is no such reason.
   */
  readonly unsentAs: 'lost' | 'refused' | 'sent' | null
  /** Id of the payment whose case the customer left unsubmitted after a warning; `null` if none exists. */
  readonly toldPayment: string | null
  /** `true` if the customer leaves the contract from an open case, whose draft is then deleted. */
  readonly hasLeftCase: boolean
  /** The requested departure, stored while the customer is asked about unsaved answers; otherwise `null`. */
  readonly pending: Departure | null
}

/** A requested departure: to a route, to another contract of the DÁP session, or a logout. */
export type Departure =
  | { readonly type: 'place'; readonly route: Route }
  | { readonly type: 'contract'; readonly contractNumber: string }
  | { readonly type: 'logout' }

/** The external events of a contract. */
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
  | CasesRetried
  | PremiumListed
  | HeaderLoaded
  | EntryRuledOut
  | PaymentsFound
  | FlowMoved
  | PageShown

export interface ContractInput {
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly route: ContractRoute
}

/** The output of the contract: the customer left for another route, or logs out. */
export interface ContractOutput {
  readonly type: 'left'
  readonly to: Departure
  /** Id of the payment whose case the customer left unsubmitted after a warning; `null` if none exists. */
  readonly toldPayment: string | null
  /** `true` if the customer left from an open case. Its draft is deleted, and the customer was asked before. */
  readonly hasLeftCase: boolean
}

/** Sent to the root machine: the customer's present route. */
export interface ContractMoved {
  readonly type: 'contract.moved'
  readonly route: ContractRoute
  /** `true` if the customer would lose data by leaving. The browser then asks before it closes the tab. */
  readonly dirty: boolean
}
