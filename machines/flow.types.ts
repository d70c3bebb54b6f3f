import type { AnyStateMachine } from 'xstate'
import type { ModuleName } from './modules'
import type { ProductLine } from './routes'

/** The screens of flows, by the module that provides them. */
export type FlowScreen = Extract<ModuleName, 'documents' | 'onlineCases' | 'accounts' | 'claims' | 'packages'>

/** The input of a flow. */
export interface FlowInput {
  readonly productLine: ProductLine
  readonly contractNumber: string
  /**
   * The part of the address after the flow's own address: an id, a step, or both as `id/step`. '' for the flow's own
   * address.
   */
  readonly step: string
}

/** The machine of a flow behind a menu entry. Leaving the flow loses no data. */
export type FlowMachine = AnyStateMachine & {
  readonly getInitialSnapshot: (scope: never, input?: FlowInput) => unknown
}

/** Sent to a flow: a link or the browser's back or forward button requested this part of the address. */
export interface FlowEvent {
  readonly type: 'step.requested'
  readonly step: string
}

/** Sent to the contract: the customer's present step in the flow. */
export interface FlowMoved {
  readonly type: 'flow.moved'
  readonly step: string
}
