import type { CaseResult } from '../../src/api/entities'
import type { FaultKind } from '../../src/api/fault'
import type { FileChanged, FileGone } from '../upload/upload.machine'
import type { Answers, Problem } from './field'
import type { ChosenFile } from './fields/documents'

/** The steps that a draft can stand at. */
export type CaseStep = 'filling' | 'attaching' | 'reviewing' | 'submitting' | 'submitted'

/** What happened to the case as a whole, until the screen turns it into words. */
export type CaseNotice = 'draftUnreadable' | 'refused' | 'fieldsRefused' | FaultKind

/** A case as its screens read it. */
export interface CaseContext {
  readonly contractNumber: string
  readonly draftId: string
  /** Grows after each declared refusal, so that the next try is a new write. */
  readonly attempt: number
  /** Whether this attempt has gone out. It may have arrived: an answer changed after that makes another write. */
  readonly isSent: boolean
  readonly step: CaseStep
  readonly answers: Answers
  readonly problems: Readonly<Record<string, Problem>>
  /** What looks odd in an answer that was left; it stops nobody. */
  readonly warnings: Readonly<Record<string, Problem>>
  /** How often a step was refused: the error summary takes the focus anew each time. */
  readonly refusals: number
  /** Fields that the last refusal named and that were not touched since: the error summary's lines. */
  readonly listed: readonly string[]
  readonly notice: CaseNotice | null
  /** What the loading call answered, parsed by its schema. */
  readonly loaded: unknown
  /** What the submitting call answered, parsed by its schema. */
  readonly result: CaseResult | null
  /** Whether something would be lost by leaving. */
  readonly dirty: boolean
}

/** What a case is started with: an unchecked draft of this tab, and an id for a new one. */
export interface CaseInput {
  readonly contractNumber: string
  readonly draftId: string
  readonly saved: unknown
}

/** What can happen to a case from outside. */
export type CaseEvent =
  | { readonly type: 'load.retried' }
  | { readonly type: 'answer.changed'; readonly field: string; readonly value: string }
  | { readonly type: 'answer.left'; readonly field: string }
  | { readonly type: 'answer.revised'; readonly field: string }
  | { readonly type: 'file.added'; readonly field: string; readonly file: ChosenFile }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | FileChanged
  | FileGone
  | { readonly type: 'step.submitted' }
  | { readonly type: 'step.returned' }
  /** The browser's back or forward asked for the step of this slug. */
  | { readonly type: 'step.requested'; readonly step: string }
  | { readonly type: 'submit.retried' }
  | { readonly type: 'case.left' }

/** How a case ended when the customer went on elsewhere. */
export interface CaseOutput {
  readonly type: 'submitted' | 'left'
}

/** What a case tells its contract: where it stands, and whether leaving would lose something. */
export interface CaseProgressed {
  readonly type: 'case.progressed'
  /** The step's part of the address; '' on the first. */
  readonly step: string
  readonly dirty: boolean
  /** `underWay`: the answer is awaited. `uncertain`: none came, so the submission may have arrived. */
  readonly submission: 'none' | 'underWay' | 'uncertain' | 'done'
}

/** The contract's data may have changed. */
export interface CaseSubmitted {
  readonly type: 'case.submitted'
}
