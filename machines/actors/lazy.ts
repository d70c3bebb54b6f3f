import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { callsAs } from './call'

/** What lazily loaded modules bring, by name: it is there once they have loaded. */
export interface Lazy<Values extends object> {
  /** @throws before it was brought. */
  get<Name extends keyof Values>(name: Name): Values[Name]
  provide(values: Partial<Values>): void
}

/** Makes a place for what lazily loaded modules bring. */
export const createLazy = <Values extends object>(): Lazy<Values> => {
  const brought: Partial<Values> = {}
  return {
    get: (name) => {
      const value = brought[name]
      if (value === undefined) throw new Error(`${String(name)} was asked for before its module had loaded`)
      return value
    },
    provide: (values) => {
      Object.assign(brought, values)
    },
  }
}

/**
 * A chart that loads later, as it stands in its parent's `setup`: what starts there is the machine that was brought last.
 * Starting it throws before its module has loaded.
 */
export const lazyMachine = <
  Machines extends { readonly [Name in keyof Machines]: AnyStateMachine },
  Name extends keyof Machines,
>(
  machines: Lazy<Machines>,
  name: Name,
): Machines[Name] => {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => machines.get(name).getInitialSnapshot(scope, input),
    transition: (snapshot: AnyMachineSnapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options) =>
      snapshot.machine.getPersistedSnapshot(snapshot, options),
    start: (snapshot: AnyMachineSnapshot) => snapshot.machine.start(snapshot),
  }
  // A cast that loading on demand needs: this behaves as the machine that will be brought.
  return logic as unknown as Machines[Name]
}

/** An actor that is no machine and loads later, as it stands in its parent's `setup`. Starting it throws before its module has loaded. */
export const lazyActor = <Actors extends { readonly [Name in keyof Actors]: AnyActorLogic }, Name extends keyof Actors>(
  actors: Lazy<Actors>,
  name: Name,
): Actors[Name] => {
  const loaded = (): AnyActorLogic => actors.get(name)
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => loaded().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => loaded().transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot, options) => loaded().getPersistedSnapshot(snapshot, options),
    start: (snapshot, scope) => loaded().start?.(snapshot, scope),
  }
  // The other one: this behaves as the actor that will be brought.
  return callsAs(logic, loaded) as Actors[Name]
}
