import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom, StateValue } from 'xstate'
import type { Settlement } from './settlement'

/**
 * The source of an event: the customer on a screen, the parent machine, a child machine, or the HTTP client (status
 * 401).
 */
export type Source = 'customer' | 'parent' | 'child' | 'client'

/** One possible end of an actor. */
export interface ActorCase {
  /** A short name of the end for paths and logs: `ok`, `transport`, `AUTH_LOGIN_002`. */
  readonly name: string
  readonly end: { readonly output: unknown } | { readonly error: unknown }
  /** The settlements that produce this end. */
  readonly script: readonly Settlement[]
  /**
   * The settlements to apply before the machine starts, for example a value put into the storage. Needed if the actor
   * ends immediately because it only reads the storage.
   */
  readonly before?: readonly Settlement[]
  /**
   * Describes what the machine derives from this end in its current state. If two ends have the same description, only
   * one is explored.
   */
  readonly made?: (snapshot: AnyMachineSnapshot) => string
}

/** Information about a machine that exploring needs and that the machine's config does not contain. */
export interface Model {
  readonly machine: AnyStateMachine
  readonly inputs: Readonly<Record<string, unknown>>
  /**
   * Sample events. The exploration uses an event only if an active state handles its type. `takes` returns `true` for
   * these types.
   */
  readonly events: (snapshot: AnyMachineSnapshot, takes: (type: string) => boolean) => readonly AnyEventObject[]
  /** Sources of the events that the customer does not send. */
  readonly sources: Readonly<Record<string, Source>>
  /**
   * Possible ends of an actor, by its `src`. Only for actors that can end in more ways than the examples of their
   * calls.
   */
  readonly actors: Readonly<Record<string, (input: unknown, snapshot: AnyMachineSnapshot) => readonly ActorCase[]>>
  /** The `src` of actors that are machines. While exploring, each is a stub with one of its possible ends. */
  readonly stubs: readonly string[]
  /** Returns the part of the context that decides which events are possible next. */
  readonly project: (snapshot: AnyMachineSnapshot) => unknown
  /** Transitions that are unreachable by design, each with the reason (a Hungarian sentence, for testers). */
  readonly unreachable: Readonly<Record<string, string>>
  /** Maximum number of steps. A step is one event in one situation. Exploring fails if it needs more steps. */
  readonly limit: number
}

type SnapshotOf<M extends AnyStateMachine> = ReturnType<M['transition']>
type EventNames<M extends AnyStateMachine> = EventFrom<M>['type']
type InputsOf<M extends AnyStateMachine> = Readonly<Record<string, InputFrom<M>>>

/** A model as it is written in a file. Its types are checked against the machine. */
export interface TypedModel<M extends AnyStateMachine> {
  /** The inputs, or a function that creates them only in the threads that explore this machine. */
  readonly inputs: InputsOf<M> | (() => InputsOf<M>)
  readonly events: (snapshot: SnapshotOf<M>, takes: (type: EventNames<M>) => boolean) => readonly EventFrom<M>[]
  readonly sources?: { readonly [Name in EventNames<M>]?: Source }
  readonly actors?: Model['actors']
  readonly stubs?: readonly string[]
  readonly project: (context: SnapshotOf<M>['context'], value: StateValue) => unknown
  readonly unreachable?: Readonly<Record<string, string>>
  readonly limit?: number
}

/** Declares the model of a machine. */
export const modelOf = <M extends AnyStateMachine>(machine: M, { inputs, ...rest }: TypedModel<NoInfer<M>>): Model => {
  let createdInputs: InputsOf<M> | undefined
  return {
    actors: {},
    stubs: [],
    unreachable: {},
    limit: 100_000,
    ...rest,
    machine,
    get inputs() {
      createdInputs ??= typeof inputs === 'function' ? inputs() : inputs
      return createdInputs
    },
    sources: { ...rest.sources },
    events: (snapshot, takes) => rest.events(snapshot as SnapshotOf<M>, takes),
    project: ({ context, value }) => rest.project(context, value),
  }
}
