import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom, StateValue } from 'xstate'
import type { Settlement } from './settlement'

/** Who causes an event: the customer on a screen, the machine above, one below, or the client (a 401). */
export type Source = 'customer' | 'parent' | 'child' | 'client'

/** One way in which an actor can end. */
export interface ActorCase {
  /** Short and readable, for scripts: `ok`, `transport`, `AUTH_LOGIN_002`. */
  readonly name: string
  readonly end: { readonly output: unknown } | { readonly error: unknown }
  /** What the world outside has to do for it. */
  readonly script: readonly Settlement[]
  /** What has to be so before the machine starts, where the actor does not wait for anything. */
  readonly before?: readonly Settlement[]
  /** What the machine makes of it where it stands, as far as that can be told: of the ends of which it makes the same, one is tried. */
  readonly made?: (snapshot: AnyMachineSnapshot) => string
}

/** What exploring needs to know of a machine beyond its config. */
export interface Model {
  readonly machine: AnyStateMachine
  readonly inputs: Readonly<Record<string, unknown>>
  /** Samples of what can be sent; offered only where an active state takes their type, which may be asked before they are made. */
  readonly events: (snapshot: AnyMachineSnapshot, takes: (type: string) => boolean) => readonly AnyEventObject[]
  /** Events that do not come from the customer. */
  readonly sources: Readonly<Record<string, Source>>
  /** The ends of actors whose cases are not simply the examples of the calls they make. */
  readonly actors: Readonly<Record<string, (input: unknown, snapshot: AnyMachineSnapshot) => readonly ActorCase[]>>
  /** Actors that are machines themselves: they are replaced by a stub that ends as one of the cases says. */
  readonly stubs: readonly string[]
  /** The part of the context that decides what can happen next. */
  readonly project: (snapshot: AnyMachineSnapshot) => unknown
  /** Transitions that cannot be reached by design, each with the reason (a Hungarian sentence, for testers). */
  readonly unreachable: Readonly<Record<string, string>>
  /** Steps (one thing happening in one situation) beyond which exploring gives up. */
  readonly limit: number
}

type SnapshotOf<M extends AnyStateMachine> = ReturnType<M['transition']>
type EventNames<M extends AnyStateMachine> = EventFrom<M>['type']
type InputsOf<M extends AnyStateMachine> = Readonly<Record<string, InputFrom<M>>>

/** A model as one writes it: checked against its machine. */
export interface TypedModel<M extends AnyStateMachine> {
  /** Inputs, or what makes them when they are first asked for: who shares the machines with others needs those of some only. */
  readonly inputs: InputsOf<M> | (() => InputsOf<M>)
  readonly events: (snapshot: SnapshotOf<M>, takes: (type: EventNames<M>) => boolean) => readonly EventFrom<M>[]
  readonly sources?: { readonly [Name in EventNames<M>]?: Source }
  readonly actors?: Model['actors']
  readonly stubs?: readonly string[]
  readonly project: (context: SnapshotOf<M>['context'], value: StateValue) => unknown
  readonly unreachable?: Readonly<Record<string, string>>
  readonly limit?: number
}

/** Declares what exploring needs to know of a machine. */
export const modelOf = <M extends AnyStateMachine>(machine: M, { inputs, ...typed }: TypedModel<NoInfer<M>>): Model => {
  let made: InputsOf<M> | undefined
  return {
    actors: {},
    stubs: [],
    unreachable: {},
    limit: 100_000,
    ...typed,
    machine,
    get inputs() {
      made ??= typeof inputs === 'function' ? inputs() : inputs
      return made
    },
    sources: { ...typed.sources },
    events: (snapshot, takes) => typed.events(snapshot as SnapshotOf<M>, takes),
    project: ({ context, value }) => typed.project(context, value),
  }
}
