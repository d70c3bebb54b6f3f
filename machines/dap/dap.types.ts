import type * as v from 'valibot'
import type { dapStatus } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { PageShown } from '../actors/front'
import type { SignedIn } from '../signedIn'
import type { SavedDap } from './saved'

/** The DÁP sign-in saved in this tab, unchecked; `null` if none is saved. */
export interface DapInput {
  readonly saved: unknown
  /** The number of the contract that opens without a choice by the customer; `null` if the customer chooses. */
  readonly chosen: string | null
  /** `true` if the tab's storage survives leaving the page, so that the app can be opened in this tab. */
  readonly canOpenHere: boolean
}

/** The output: the customer has signed in to a contract, or has left the DÁP sign-in. */
export type DapOutput =
  | { readonly type: 'signedIn'; readonly signedIn: SignedIn; readonly identificationCaseId: string | null }
  | { readonly type: 'left' }

/** The status of a sign-in, as the insurer reports it. */
export type DapStatus = v.InferOutput<typeof dapStatus>

/** The reason why a chosen contract was not opened. */
export type ContractError =
  | { readonly type: 'unknown' | 'fleet' | 'other' }
  /** `until`: the end of the ban (epoch, ms). */
  | { readonly type: 'banned'; readonly until: number }

/** The context of the DÁP sign-in's machine. */
export interface DapContext extends SavedDap {
  /**
   * Number of connections lost in a row. `failures` counts only connections that were lost before their first message.
   */
  readonly losses: number
  readonly failures: number
  /** The number of polls since polling began. */
  readonly polls: number
  /**
   * `true` if the customer requested the QR code that is loading or has failed to load; `false` if the portal requested
   * it by itself.
   */
  readonly isCodeAsked: boolean
  /**
   * The contract that the customer chose last, and the reason why it was not opened (`refusal`). Each is `null` if
   * none exists.
   */
  readonly chosen: string | null
  readonly refusal: ContractError | null
  /** The reason why the last call failed; `null` if it did not fail. */
  readonly technicalError: TechnicalErrorType | null
  /** The reason why the QR code failed to load; `null` if it did not fail. The status loads in parallel. */
  readonly codeTechnicalError: TechnicalErrorType | null
  readonly canOpenHere: boolean
  readonly output: DapOutput
}

/** Events that the WebSocket actor sends to the sign-in's machine. */
export type SocketEvent =
  | { readonly type: 'socket.lost' }
  /** The WebSocket was closed because the insurer does not know the session. */
  | { readonly type: 'socket.refused' }
  | { readonly type: 'status.told'; readonly status: DapStatus }

/** The events of a DÁP sign-in. */
export type DapEvent =
  | SocketEvent
  /**
   * The customer cancels: with the button `Mégsem`, with the header's back button, or by a logout from the DÁP session.
   */
  | { readonly type: 'dap.cancelled' }
  | { readonly type: 'dap.restarted' }
  | { readonly type: 'code.requested' }
  | { readonly type: 'list.retried' }
  | { readonly type: 'contract.chosen'; readonly contractNumber: string }
  | PageShown

/** Sent to the root machine. `list`: whether the list of contracts is shown. The list has its own address. */
export interface DapMoved {
  readonly type: 'dap.moved'
  readonly list: boolean
}
