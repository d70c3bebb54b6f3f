import type { getClaims } from '../../src/api/claims'
import type { CallData, OutcomeOf } from '../../src/api/endpoint'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Reloaded } from '../actors/reloadOnReturn'
import type { FlowEvent, FlowInput } from '../flow.types'

/** Open and closed claims on a contract, and the time of the query. */
export type ClaimLists = CallData<typeof getClaims>

/** The context of the claims' machine. */
export interface ClaimsContext extends Omit<FlowInput, 'step'> {
  /** The id of the opened claim; '' for the lists. */
  readonly opened: string
  readonly lists: ClaimLists | null
  readonly technicalError: TechnicalErrorType | null
}

/** Sent to the claims' machine: the claims were loaded again. */
export type ClaimsReloaded = Reloaded<'list.reloaded', OutcomeOf<typeof getClaims>>

/** The external events of the claims' machine. */
export type ClaimsEvent = { readonly type: 'load.retried' } | ClaimsReloaded | FlowEvent
