import type { InferOutput } from 'valibot'
import type { modelPortfolioCase, onlineCase } from '../../src/api/entities/case'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { FlowEvent, FlowInput } from '../contract/flow.types'
import type { DownloadChanged } from '../download/download.machine'
import type { DownloadRequested, Downloads } from '../download/downloading'

/** A chosen model portfolio. */
export type PortfolioCase = InferOutput<typeof modelPortfolioCase>

/** A case as the insurer lists it; a chosen model portfolio says more of itself. */
export type OnlineCase = InferOutput<typeof onlineCase> | PortfolioCase

/** What a case still waits for from the customer. */
export type Need = 'signature' | 'identification'

/** What has just been done, until the screen has said so. */
export interface Done {
  readonly what: Need
  /** The case's name. */
  readonly name: string
}

/** The cases submitted online, as their screens read them. */
export interface OnlineCasesContext extends Omit<FlowInput, 'step'> {
  /** The id of the opened case; '' for the list. */
  readonly opened: string
  /** The id of the case in the list that the customer came for; '' for none. */
  readonly pointedOut: string
  /** Newest first. */
  readonly cases: readonly OnlineCase[]
  /** The day on which they were listed so, `yyyy-MM-dd`. */
  readonly today: string
  readonly technicalError: TechnicalErrorType | null
  readonly done: Done | null
  readonly downloads: Downloads
}

/** What can happen to the list from outside. */
export type OnlineCasesEvent =
  | { readonly type: 'load.retried' }
  /** A case is taken up again where it waits for the customer. */
  | { readonly type: 'case.opened'; readonly caseId: string }
  | DownloadRequested
  | DownloadChanged
  | FlowEvent
