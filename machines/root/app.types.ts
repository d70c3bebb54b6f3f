import type { Configuration } from '../../src/api/configuration'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { PageShown } from '../actors/front'
import type { LogoutFailed } from '../auth/logout.types'
import type { PhoneRequestInput } from '../auth/phoneRequest/phoneRequest.types'
import type { SavedLogin } from '../auth/saved'
import type { TokenRefused } from '../auth/session.types'
import type { ContractMoved, PaymentsFound } from '../contract/contract.types'
import type { PendingWork } from '../contract/pendingWork'
import type { OpenPayment } from '../payment/openPayments'
import type { Route } from '../routes'
import type { Session } from '../session'
import type { SignedIn } from '../signedIn'

/** The context of the root machine. The first screens read it too. */
export interface AppContext {
  readonly configuration: Configuration | null
  readonly route: Route
  /** The route that the customer requested before having to sign in; `null` if they requested none. */
  readonly requestedRoute: Route | null
  /** Digest of the contract and rights that the requested route is for; `null` if any session may open the route. */
  readonly requestedFor: string | null
  readonly session: Session | null
  /** A finished sign-in whose session is not open yet; `null` if absent. */
  readonly signedIn: SignedIn | null
  /** `true` if the customer has to sign in because a session expired. */
  readonly expired: boolean
  /** `true` if this tab keeps half-filled cases of the expired session, or kept them until they were deleted. */
  readonly hadDrafts: boolean
  /** `true` if this browser has a payment of the expired session whose case is not submitted. */
  readonly isPaymentKept: boolean
  /** `true` if leaving the page would lose data. */
  readonly dirty: boolean
  /**
   * The number of the DÁP contract that opens next, if the customer chose it outside the DÁP list; otherwise `null`.
   */
  readonly switchTo: string | null
  /**
   * The result of the logout: complete, or only in this tab because the insurer did not confirm it. `null` once the
   * customer moves on.
   */
  readonly notice: 'loggedOut' | 'logoutFailed' | null
  /** Pending work of the open contract, for the start page; `null` if no contractor is signed in. */
  readonly pendingWork: PendingWork | null
  /** The contract's unfinished card payments, as `OpenPayment` defines them. */
  readonly payments: readonly OpenPayment[]
  /**
   * The addresses of the open contract's half-filled cases in this tab. The case on screen is included once its changes
   * are saved.
   */
  readonly halfFilled: readonly string[]
  /** The reason why something could not be loaded; `null` if nothing failed. */
  readonly technicalError: TechnicalErrorType | null
  /** The sign-in state that is saved in this tab. */
  readonly kept: SavedSignIns
  /**
   * The contract number and the reason, if the customer has requested a phone call from the insurer; otherwise `null`.
   */
  readonly phoneRequest: PhoneRequestInput | null
}

/** The sign-in state that survives a reload; `null` for parts that do not exist. */
export interface SavedSignIns {
  readonly login: SavedLogin | null
  /** A DÁP session, not validated. It outlives the contracts that are opened from it. */
  readonly dap: unknown
  /** The identification that a sign-in waits for; `null` if absent. */
  readonly identification: PendingIdentification | null
  /** `true` if the tab's storage survives leaving the page, so that a sign-in can open another page in this tab. */
  readonly canOpenHere: boolean
}

/** A finished sign-in for which the insurer requires an identification. */
export interface PendingIdentification extends SignedIn {
  readonly caseId: string
}

/**
 * The customer is done with a card payment: the customer did not approve it, or has dealt with the rejection of the
 * payment's case.
 */
export interface PaymentDismissed {
  readonly type: 'payment.dismissed'
  readonly id: string
}

/** The external events of the root machine. */
export type AppEvent =
  | { readonly type: 'start.retried' }
  | { readonly type: 'load.retried' }
  /** The customer followed a link to this address, or went to it with the browser's back or forward button. */
  | { readonly type: 'location.requested'; readonly address: string }
  | { readonly type: 'tile.chosen'; readonly tile: string; readonly outbound: boolean }
  /** The customer chose no insurance in the selector, which logs out (specification, section 4). */
  | { readonly type: 'selection.made'; readonly insurance: null }
  /** Another contract of the DÁP session was chosen, on the start page or in the header. */
  | { readonly type: 'switch.requested'; readonly contractNumber: string }
  | { readonly type: 'switch.confirmed' }
  | { readonly type: 'switch.declined' }
  | { readonly type: 'logout.requested' }
  | { readonly type: 'logout.confirmed' }
  | { readonly type: 'logout.declined' }
  /**
   * The open card payments (`OpenPayment`) of the contract in this browser; sent again after each change in any tab.
   */
  | PaymentsFound
  | PaymentDismissed
  /** The addresses of the contract's half-filled cases in this tab; sent again after each change. */
  | { readonly type: 'drafts.found'; readonly halfFilled: readonly string[] }
  | LogoutFailed
  | { readonly type: 'session.expired' }
  | TokenRefused
  /** The drafts of an expired session were deleted after half an hour. */
  | { readonly type: 'drafts.forgotten' }
  | { readonly type: 'signIn.requested' }
  /** The DÁP sign-in reached its list of contracts, or left it. */
  | { readonly type: 'dap.moved'; readonly list: boolean }
  | ContractMoved
  | PageShown

export interface AppInput {
  /** The address that the portal was opened at: path and query. */
  readonly address: string
  /** The route to open after this tab's sign-in, unchecked. */
  readonly requestedRoute?: unknown
}
