import type * as v from 'valibot'
import type { dapStatus } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { SignedIn } from '../signedIn'
import type { SavedDap } from './saved'

/** What an earlier DÁP sign-in of this tab has kept, unchecked; `null` where there is none. */
export interface DapInput {
  readonly saved: unknown
  /** The contract of the list that is to be opened at once; `null` where the customer chooses. */
  readonly chosen: string | null
}

/** The customer chose a contract and is signed in, or left the DÁP sign-in (its session has ended or is forgotten). */
export type DapOutput =
  | { readonly type: 'signedIn'; readonly signedIn: SignedIn; readonly identificationCaseId: string | null }
  | { readonly type: 'left' }

/** How far a sign-in has come, as the insurer tells it. */
export type DapStatus = v.InferOutput<typeof dapStatus>

/** Why a contract was not opened when it was chosen. */
export type ContractError =
  | { readonly type: 'unknown' | 'fleet' | 'other' }
  /** `until`: epoch, ms. */
  | { readonly type: 'banned'; readonly until: number }

/** The DÁP sign-in as its screens read it. */
export interface DapContext extends SavedDap {
  /** How often in a row the live connection was lost, and how often before it had told anything. */
  readonly losses: number
  readonly failures: number
  /** How often the insurer was asked since it is asked again and again. */
  readonly polls: number
  /** Whether the customer has asked for the code that is waited for, or that did not come. */
  readonly isCodeAsked: boolean
  /** The contract that was chosen last, and why it was not opened. */
  readonly chosen: string | null
  readonly refusal: ContractError | null
  /** Why the last call had no answer. */
  readonly technicalError: TechnicalErrorType | null
  /** The same of the code, which is asked for beside the status. */
  readonly codeTechnicalError: TechnicalErrorType | null
  readonly output: DapOutput
}

/** What the live connection tells. */
export type SocketEvent =
  | { readonly type: 'socket.lost' }
  /** The insurer does not know the session. */
  | { readonly type: 'socket.refused' }
  | { readonly type: 'status.told'; readonly status: DapStatus }

/** What can happen to a DÁP sign-in. */
export type DapEvent =
  | SocketEvent
  /** `Mégsem`, the header's back, or the logout from the DÁP session. */
  | { readonly type: 'dap.cancelled' }
  | { readonly type: 'dap.restarted' }
  | { readonly type: 'code.requested' }
  | { readonly type: 'list.retried' }
  | { readonly type: 'contract.chosen'; readonly contractNumber: string }

/** Tells the portal whether the list of contracts is shown, which its address says. */
export interface DapMoved {
  readonly type: 'dap.moved'
  readonly list: boolean
}
