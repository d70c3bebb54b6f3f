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

/**
 * The snapshot after an event, and the transitions that the event caused, including `always` and those of raised
 * events.
 */
export interface StepResult {
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly string[]
}

/** Returns the transitions of a microstep, from the system's inspection events. */
export const transitionsOf = (inspectionEvent: InspectionEvent): readonly string[] =>
  inspectionEvent.type === '@xstate.microstep' ? inspectionEvent._transitions.map(transitionId) : []

// Gives the actor a parent, because some machines send events to their parent.
const scopeActor = createActor(
  fromTransition((state: null) => state, null),
  { parent: createEmptyActor() },
)

/** An actor scope without effects: actions are not executed, and actors never start. */
const inertScope: AnyActorScope = {
  self: scopeActor,
  system: scopeActor.system,
  id: '',
  sessionId: '',
  logger: () => undefined,
  defer: () => undefined,
  emit: () => undefined,
  stopChild: () => undefined,
  actionExecutor: () => undefined,
}

/** The transitions of the step that `computeStep` computes. */
let takenTransitions: string[] = []
scopeActor.system.inspect((inspectionEvent) => {
  if (inspectionEvent.actorRef === scopeActor) takenTransitions.push(...transitionsOf(inspectionEvent))
})

const computeStep = (compute: (scope: AnyActorScope) => AnyMachineSnapshot): StepResult => {
  takenTransitions = []
  return { snapshot: compute(inertScope), transitions: takenTransitions }
}

/** Logic that replaces invoked actors. Such an actor has its input, but does nothing. */
const inertLogic: ActorLogic<Snapshot<unknown> & { readonly input: unknown }, AnyEventObject, unknown> = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** Returns the machine with actors that do nothing, so that no child machine has to be created. */
export const withoutActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, inertLogic])),
  })

/** Returns the initial step of a machine. */
export const firstStep = (machine: AnyStateMachine, input: unknown): StepResult =>
  computeStep((scope) => machine.getInitialSnapshot(scope, input))

/** Returns the step that an event causes. */
export const step = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): StepResult =>
  computeStep((scope) => machine.transition(snapshot, event, scope))
