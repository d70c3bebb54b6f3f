import type { AnyStateMachine } from 'xstate'
import type { ModuleName } from '../modules'
import type { ProductLine } from '../routes'

/** The screens of flows, by the module that brings them. */
export type FlowScreen = Extract<ModuleName, 'documents' | 'onlineCases' | 'accounts' | 'claims' | 'packages'>

/** What a flow is started with. */
export interface FlowInput {
  readonly area: ProductLine
  readonly contractNumber: string
  /** What stands in the address behind the flow's own (an id, a step, or both as `id/step`); '' where nothing does. */
  readonly step: string
}

/** A machine of its own behind an entry of the menu, in which nothing can be lost by leaving. */
export type FlowMachine = AnyStateMachine & {
  readonly getInitialSnapshot: (scope: never, input?: FlowInput) => unknown
}

/** What a contract tells a flow: a link, or the browser's back or forward, asked for this part of the address. */
export interface FlowEvent {
  readonly type: 'step.requested'
  readonly step: string
}

/** What a flow tells its contract: where in it the customer is now. */
export interface FlowMoved {
  readonly type: 'flow.moved'
  readonly step: string
}
