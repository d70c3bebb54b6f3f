import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { recordSameCalls } from './call'

/** A registry of values that lazily loaded modules provide, by name. */
export interface LazyRegistry<Values extends object> {
  /** @throws if the value is not provided yet. */
  get<Name extends keyof Values>(name: Name): Values[Name]
  provide(values: Partial<Values>): void
}

/** Creates a registry for values that lazily loaded modules provide. */
export const createLazyRegistry = <Values extends object>(): LazyRegistry<Values> => {
  const providedValues: Partial<Values> = {}
  return {
    get: (name) => {
      const value = providedValues[name]
      if (value === undefined) throw new Error(`${String(name)} was asked for before its module had loaded`)
      return value
    },
    provide: (values) => {
      Object.assign(providedValues, values)
    },
  }
}

/**
 * A lazily loaded machine for use in its parent's `setup`. If a machine is provided again, the newest one is started.
 * Throws when it is started before its module has loaded.
 */
export const lazyMachine = <
  Machines extends { readonly [Name in keyof Machines]: AnyStateMachine },
  Name extends keyof Machines,
>(
  machines: LazyRegistry<Machines>,
  name: Name,
): Machines[Name] => {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => machines.get(name).getInitialSnapshot(scope, input),
    transition: (snapshot: AnyMachineSnapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options) =>
      snapshot.machine.getPersistedSnapshot(snapshot, options),
    start: (snapshot: AnyMachineSnapshot) => snapshot.machine.start(snapshot),
  }
  // The cast is safe: the logic delegates to the machine that will be provided.
  return logic as unknown as Machines[Name]
}

/**
 * A lazily loaded actor that is not a machine, for use in its parent's `setup`. Throws when it is started before its
 * module has loaded.
 */
export const lazyActor = <Actors extends { readonly [Name in keyof Actors]: AnyActorLogic }, Name extends keyof Actors>(
  actors: LazyRegistry<Actors>,
  name: Name,
): Actors[Name] => {
  const loadedActor = (): AnyActorLogic => actors.get(name)
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => loadedActor().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => loadedActor().transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot, options) => loadedActor().getPersistedSnapshot(snapshot, options),
    start: (snapshot, scope) => loadedActor().start?.(snapshot, scope),
  }
  // The cast is safe: the logic delegates to the actor that will be provided.
  return recordSameCalls(logic, loadedActor) as Actors[Name]
}
