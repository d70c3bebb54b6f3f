import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/**
 * A place in a chart for a machine that is loaded later: areas and sign-in load on demand, so they cannot stand in
 * their parent's `setup`. The loaded module fills the slot; what starts there afterwards is the machine it was filled with.
 */
export interface Slot<Machine extends AnyStateMachine> {
  readonly logic: Machine
  fill(machine: Machine): void
}

/** Makes an empty slot, named for its error message. Starting it throws while it is empty. */
export const createSlot = <Machine extends AnyStateMachine>(name: string): Slot<Machine> => {
  let filled: Machine | undefined
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => {
      if (filled === undefined) throw new Error(`The slot ${name} was started before its module had loaded`)
      return filled.getInitialSnapshot(scope, input)
    },
    transition: (snapshot: AnyMachineSnapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options) =>
      snapshot.machine.getPersistedSnapshot(snapshot, options),
    start: (snapshot: AnyMachineSnapshot) => snapshot.machine.start(snapshot),
  }
  return {
    // The one cast that loading on demand needs: a slot behaves as the machine that will fill it.
    logic: logic as unknown as Machine,
    fill: (machine) => {
      filled = machine
    },
  }
}
