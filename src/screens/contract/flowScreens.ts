import type { ComponentType } from 'react'
import type { AnyActorRef } from 'xstate'
import type { FlowScreen } from '../../../machines/contract/flow.types'
import type { CasePlace } from '../../../machines/routes'

/** What the screens of a flow are given. */
export interface FlowProps {
  readonly flow: AnyActorRef
  readonly place: CasePlace
}

/** The screens of flows load on demand, and stand here before the state that shows them is reached. */
export const flowScreens: Partial<Record<FlowScreen, ComponentType<FlowProps>>> = {}
