import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { OnlineCase } from '../casesOfProductLine'
import type { DownloadChanged } from '../download/download.machine'
import type { DownloadRequested, Downloads } from '../download/downloadTransitions'
import type { FlowEvent, FlowInput } from '../flow.types'
import type { CasesReloaded } from './loadCases.actor'

/** The customer's next step in a case. */
export type Need = 'signature' | 'identification'

/** The step that the customer completed last. The list shows a message about it until another case opens. */
export interface CompletedNeed {
  readonly need: Need
  /** The case's name. */
  readonly name: string
}

/** The context of the machine of the submitted cases. */
export interface OnlineCasesContext extends Omit<FlowInput, 'step'> {
  /** The id of the opened case; '' for the list. */
  readonly opened: string
  /**
   * The id of the case whose heading takes the focus in the list, because the customer opened its address; '' if there
   * is none.
   */
  readonly pointedOut: string
  /** The cases for which the customer still has to act, then the other cases. In both parts the newest come first. */
  readonly cases: readonly OnlineCase[]
  /** The day on which the cases were loaded, `yyyy-MM-dd`; '' before that. */
  readonly today: string
  readonly technicalError: TechnicalErrorType | null
  readonly done: CompletedNeed | null
  readonly downloads: Downloads
}

/** The external events of the submitted cases. */
export type OnlineCasesEvent =
  | { readonly type: 'load.retried' }
  /** The customer opens a case that waits for a signature or an identification. */
  | { readonly type: 'case.opened'; readonly caseId: string }
  | CasesReloaded
  | DownloadRequested
  | DownloadChanged
  | FlowEvent
