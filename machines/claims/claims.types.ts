import type { getClaims } from '../../src/api/claims'
import type { CallData } from '../../src/api/endpoint'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { FlowEvent, FlowInput } from '../contract/flow.types'

/** The claims on a contract, open and closed apart, and when they were looked at. */
export type ClaimLists = CallData<typeof getClaims>

/** Claims as their screens read them. */
export interface ClaimsContext extends Omit<FlowInput, 'step'> {
  /** The id of the opened claim; '' for the lists. */
  readonly opened: string
  readonly lists: ClaimLists | null
  readonly technicalError: TechnicalErrorType | null
}

/** What can happen to them from outside. */
export type ClaimsEvent = { readonly type: 'load.retried' } | FlowEvent
