import type { Configuration } from '../src/api/configuration'
import type { TechnicalErrorType } from '../src/api/technicalError'
import type { LogoutFailed } from './auth/logout.types'
import type { SavedLogin } from './auth/saved'
import type { ContractMoved, PaymentsFound } from './contract/contract.types'
import type { PendingWork } from './contract/pendingWork'
import type { OpenPayment } from './payment/openPayments'
import type { PhoneRequestInput } from './phoneRequest/phoneRequest.types'
import type { Route } from './routes'
import type { Session } from './session'
import type { SignedIn } from './signedIn'

/** The whole portal, as the shell and the first screens read it. */
export interface AppContext {
  readonly configuration: Configuration | null
  readonly route: Route
  /** Where the customer wanted to go before having to sign in. */
  readonly requestedRoute: Route | null
  readonly session: Session | null
  /** A finished sign-in whose session is not open yet. */
  readonly signedIn: SignedIn | null
  /** Whether the customer has to sign in because a session ran out. */
  readonly expired: boolean
  /** Whether leaving the page would lose something. */
  readonly dirty: boolean
  /** The contract of the DÁP session's list that is to be opened next, without choosing it there; `null` for none. */
  readonly switchTo: string | null
  /** How the logout went: here, or here only because the insurer did not confirm it. `null` once the customer moves on. */
  readonly notice: 'loggedOut' | 'logoutFailed' | null
  /** What its customer has to know of the open contract on home; `null` where nobody is signed in there. */
  readonly pendingWork: PendingWork | null
  /** The open card payments of the signed-in customer's contract. */
  readonly payments: readonly OpenPayment[]
  /** The addresses of the open contract's half-filled cases in this tab, without a change of the open one. */
  readonly halfFilled: readonly string[]
  /** Why something could not be loaded. */
  readonly technicalError: TechnicalErrorType | null
  /** What sign-ins of this tab have kept. */
  readonly kept: KeptSignIn
  /** Whose phone number is asked for, and why. */
  readonly phoneRequest: PhoneRequestInput | null
}

/** What sign-ins of this tab have kept over a reload; `null` where there is nothing. */
export interface KeptSignIn {
  readonly login: SavedLogin | null
  /** A DÁP session, unchecked, which outlives the contracts opened from it. */
  readonly dap: unknown
  /** An identification that a sign-in waits for. */
  readonly identification: PendingIdentification | null
}

/** A finished sign-in that the insurer wants an identification for. */
export interface PendingIdentification extends SignedIn {
  readonly caseId: string
}

/** The customer is done with a card payment: it was not approved, or its refused case is dealt with. */
export interface PaymentDismissed {
  readonly type: 'payment.dismissed'
  readonly id: string
}

/** What can happen to the portal from outside. */
export type AppEvent =
  | { readonly type: 'start.retried' }
  | { readonly type: 'load.retried' }
  /** A link was followed, or the browser went back or forward: the address it wants. */
  | { readonly type: 'location.requested'; readonly address: string }
  | { readonly type: 'tile.chosen'; readonly tile: string; readonly outbound: boolean }
  /** An insurance was chosen in the selector; none of them (`null`) logs out (specification, section 4). */
  | { readonly type: 'selection.made'; readonly insurance: null }
  /** Another contract of the DÁP session was chosen, on home or in the header. */
  | { readonly type: 'switch.requested'; readonly contractNumber: string }
  | { readonly type: 'switch.confirmed' }
  | { readonly type: 'switch.declined' }
  | { readonly type: 'logout.requested' }
  | { readonly type: 'logout.confirmed' }
  | { readonly type: 'logout.declined' }
  /** The open card payments of the contract in this browser; told again after each change in any tab. */
  | PaymentsFound
  /** The half-filled cases of the contract in this tab, by their addresses; told again after each change. */
  | PaymentDismissed
  | { readonly type: 'drafts.found'; readonly halfFilled: readonly string[] }
  | LogoutFailed
  | { readonly type: 'session.expired' }
  /** The drafts of a session that ran out are gone: their half hour is over. */
  | { readonly type: 'drafts.forgotten' }
  | { readonly type: 'signIn.requested' }
  /** The DÁP sign-in came to its list of contracts, or left it. */
  | { readonly type: 'dap.moved'; readonly list: boolean }
  | ContractMoved

export interface AppInput {
  /** The address at which the portal was opened: path and query. */
  readonly address: string
  /** The address that a sign-in of this tab was to lead on to, unchecked. */
  readonly requestedRoute?: unknown
}
