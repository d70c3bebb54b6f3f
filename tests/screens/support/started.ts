import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'

interface Started<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** The actor that it was started as: also what became of it after its end can be looked at. */
  readonly actor: () => AnyActorRef | undefined
}

/** A child machine that says as which actor it was started; with an input of the path's, where one is given. */
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
  // Whoever starts it takes it for the machine itself.
  return { machine: logic as unknown as Machine, actor: () => actor }
}
