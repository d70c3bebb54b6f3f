import {
  type ActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  fromTransition,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'
import { transitionId } from './transitions'

/** Where a machine stands after an event, and which transitions led there, `always` and raised ones included. */
export interface Stepped {
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly string[]
}

/** The transitions of a microstep, as the inspection of a system tells them. */
export const transitionsOf = (inspected: InspectionEvent): readonly string[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions.map(transitionId) : []

// A machine that tells its parent something needs one.
const self = createActor(
  fromTransition((state: null) => state, null),
  { parent: createEmptyActor() },
)

/** A place in which a machine computes without anything happening: actions are not executed, actors never start. */
const nowhere: AnyActorScope = {
  self,
  system: self.system,
  id: '',
  sessionId: '',
  logger: () => undefined,
  defer: () => undefined,
  emit: () => undefined,
  stopChild: () => undefined,
  actionExecutor: () => undefined,
}

/** The transitions that were taken since this was emptied. */
let taken: string[] = []
self.system.inspect((inspected) => {
  if (inspected.actorRef === self) taken.push(...transitionsOf(inspected))
})

const inertly = (compute: (scope: AnyActorScope) => AnyMachineSnapshot): Stepped => {
  taken = []
  return { snapshot: compute(nowhere), transitions: taken }
}

/** What is invoked, as far as it is there and has been given something. */
const inert: ActorLogic<Snapshot<unknown> & { readonly input: unknown }, AnyEventObject, unknown> = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** The same machine with nothing in what it invokes: a child machine need not be made only to stand there. */
export const withoutActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, inert])),
  })

/** Where a machine starts. */
export const firstStep = (machine: AnyStateMachine, input: unknown): Stepped =>
  inertly((scope) => machine.getInitialSnapshot(scope, input))

/** What a machine makes of an event. */
export const step = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Stepped =>
  inertly((scope) => machine.transition(snapshot, event, scope))
