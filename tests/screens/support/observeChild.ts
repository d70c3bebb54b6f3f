import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'

interface Started<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /**
   * Returns the child's actor; `undefined` until the parent has started it. The actor can still be read after its end.
   */
  readonly actor: () => AnyActorRef | undefined
}

/** Wraps a child machine, so that a test can read its actor. `given` replaces the input from the parent. */
export const observeChild = <Machine extends AnyStateMachine>(
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
  // The parent handles this logic as if it were the machine.
  return { machine: logic as unknown as Machine, actor: () => actor }
}
