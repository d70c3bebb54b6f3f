import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'

interface Started<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** The started actor, which can also be checked after its end. */
  readonly actor: () => AnyActorRef | undefined
}

/** A child machine that exposes its actor; with the path's input, if one is given. */
export const started = <Machine extends AnyStateMachine>(
  machine: Machine,
  given?: InputFrom<Machine>,
): Started<Machine> => {
  let actor: AnyActorRef | undefined
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => {
      actor = scope.self
      return machine.getInitialSnapshot(scope, given ?? input)
    },
    transition: (snapshot, event, scope) => machine.transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot) => machine.getPersistedSnapshot(snapshot),
    start: (snapshot) => machine.start(snapshot),
  }
  // The parent uses this logic like the machine itself.
  return { machine: logic as unknown as Machine, actor: () => actor }
}
